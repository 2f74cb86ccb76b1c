import { ChevronDown } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuSeparator } from '~/ui/workspace/menu'
import type { TopicTemplate } from '~/wings/content/templates/topic-drafts.server'
import type { ClusterTopic } from '../cluster'
import type { TopicDraftRequest } from '../topic-draft'
import { ClusterPageLink } from './cluster-page-link'

interface TopicPageCellProps {
  topic: ClusterTopic
  templates: TopicTemplate[]
  onDraft: (from: TopicDraftRequest['from']) => void
  onSelectPage: () => void
}

/** The page of a topic, or the ways to get one. */
export function TopicPageCell({ topic: { keyphrase, page }, templates, onDraft, onSelectPage }: TopicPageCellProps) {
  if (page) return <ClusterPageLink page={page} />
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-muted">No page yet</span>
      <Menu
        align="start"
        trigger={
          <Button aria-label={`Create draft: ${keyphrase}`}>
            Create draft
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={() => onDraft({ blank: 'post' })}>Blank post</MenuItem>
        <MenuItem onSelect={() => onDraft({ blank: 'landing-page' })}>Blank landing page</MenuItem>
        {templates.length > 0 && <MenuSeparator />}
        <div className="max-h-72 overflow-y-auto">
          {templates.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => onDraft({ template: id })}>
              <span className="max-w-72 truncate">From “{name}”</span>
            </MenuItem>
          ))}
        </div>
      </Menu>
      <Button variant="quiet" onClick={onSelectPage} aria-label={`Choose page: ${keyphrase}`}>
        Choose page…
      </Button>
    </span>
  )
}
