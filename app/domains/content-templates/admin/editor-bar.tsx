import { ArrowLeft, Save, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { generatePath, templatesPath } from '../paths'
import { HelpSheet } from './help-sheet'
import { HistorySheet } from './history-sheet'
import type { TemplateDesk } from './use-template'

/** What can be done with the template. */
export function EditorBar({ desk }: { desk: TemplateDesk }) {
  const { id, state, revision, isBusy, save } = desk
  return (
    <>
      <Link
        to={templatesPath}
        className="-ml-1 mb-1 inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 text-dense font-medium text-muted hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        Templates
      </Link>
      <PageHeader
        title={state.name || 'New template'}
        actions={
          <>
            <HelpSheet />
            <HistorySheet desk={desk} />
            {revision > 0 && (
              <ButtonLink to={generatePath(id)} icon={Sparkles}>
                Generate
              </ButtonLink>
            )}
            <Button variant="primary" icon={Save} disabled={isBusy} onClick={() => void save()}>
              Save
            </Button>
          </>
        }
      />
    </>
  )
}
