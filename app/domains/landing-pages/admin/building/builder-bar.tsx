import { useFieldError } from '~/domains/writing/screen-context'
import { VersionTabs } from '../versions/version-tabs'
import { useBuilder } from './builder-context'
import { UndoTools } from './undo-tools'

/** What concerns the page as a whole, and what is wrong with it. */
export function BuilderBar() {
  const { layout } = useBuilder()
  const [blocks, variants] = [useFieldError('blocks'), useFieldError('variants')]
  const first = layout.variants.length > 0 ? 'Version A: ' : ''
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <UndoTools />
      <VersionTabs />
      {blocks && <Fault>{`${first}${blocks}`}</Fault>}
      {variants && <Fault>{variants}</Fault>}
    </div>
  )
}

function Fault({ children }: { children: string }) {
  return (
    <p role="alert" className="basis-full text-dense font-medium text-danger">
      {children}
    </p>
  )
}
