import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '~/ui/workspace/button'
import { FIRST_VERSION, MOST_VARIANTS } from '../../landing-content'
import { useBuilder } from '../building/builder-context'
import { useVersions } from './use-versions'
import { VersionMenu } from './version-menu'
import { VersionResults } from './version-results'
import { firstShare, letterOf } from './version-words'

/** The versions of the page, each shown to its share of the visitors; one of them is on the screen. */
export function VersionTabs() {
  const { layout, version, setVersion, choose } = useBuilder()
  const versions = useVersions()
  const name = useId()
  const all = [
    { id: FIRST_VERSION, name: '', share: firstShare(layout.variants) },
    ...layout.variants.map(({ id, name, share }) => ({ id, name, share })),
  ]

  function show(id: string) {
    choose(undefined)
    setVersion(id)
  }

  return (
    <div className="flex flex-wrap items-center gap-2 text-dense">
      {all.length > 1 && (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
          <legend className="sr-only">Version on the screen</legend>
          {all.map((one, at) => (
            <label
              key={one.id}
              className="control flex cursor-pointer items-center gap-1.5 rounded-md border border-line px-2.5 hover:bg-wash has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={one.id === version}
                onChange={() => show(one.id)}
              />
              <span className="font-semibold">{one.name || `Version ${letterOf(at)}`}</span>
              <span className="text-muted tabular-nums">{one.share} %</span>
            </label>
          ))}
        </fieldset>
      )}
      {version !== FIRST_VERSION && <VersionMenu versions={versions} />}
      {all.length > 1 && (
        <VersionResults versions={all.map(({ id, name }, at) => ({ id, name: name || `Version ${letterOf(at)}` }))} />
      )}
      {all.length <= MOST_VARIANTS && (
        <Button variant="quiet" icon={Plus} onClick={versions.add}>
          {all.length === 1 ? 'Try another version' : 'Add a version'}
        </Button>
      )}
    </div>
  )
}
