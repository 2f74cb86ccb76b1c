import { ChevronDown } from 'lucide-react'
import type { OfferedTemplate } from '~/domains/content-templates/topic-drafts.server'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem, MenuLine } from '~/ui/workspace/menu'
import type { Topic } from '../cluster'
import type { WantedDraft } from '../drafting/topic-draft'
import { NamedClusterPage } from './named-cluster-page'

interface TopicPageProps {
  topic: Topic
  templates: OfferedTemplate[]
  onDraft: (from: WantedDraft['from']) => void
  onChoose: () => void
}

/** The page of a topic, or the ways to get one. */
export function TopicPage({ topic: { keyphrase, page }, templates, onDraft, onChoose }: TopicPageProps) {
  if (page) return <NamedClusterPage page={page} />
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-muted">No page yet</span>
      <Menu
        align="start"
        trigger={
          <Button aria-label={`Make a draft: ${keyphrase}`}>
            Make a draft
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={() => onDraft({ blank: 'post' })}>Blank post</MenuItem>
        <MenuItem onSelect={() => onDraft({ blank: 'landing-page' })}>Blank landing page</MenuItem>
        {templates.length > 0 && <MenuLine />}
        <div className="max-h-72 overflow-y-auto">
          {templates.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => onDraft({ template: id })}>
              <span className="max-w-72 truncate">From “{name}”</span>
            </MenuItem>
          ))}
        </div>
      </Menu>
      <Button variant="quiet" onClick={onChoose} aria-label={`Choose a page: ${keyphrase}`}>
        Choose…
      </Button>
    </span>
  )
}
