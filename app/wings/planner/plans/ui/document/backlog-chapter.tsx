import { expectedHours, roundHours } from '../../engine/pert'
import type { Epic, Story, Task } from '../../plan'
import { userStoryText } from '../../user-story-text'
import type { ChapterBodyProps } from './chapter-body'
import { DocumentItem, ItemIdLink, ItemLinks, PriorityLabel } from './document-item'
import { usePlanDocument } from './plan-document-context'
import { AcceptanceCriteria } from './requirements-and-scope-chapters'
import { TaskItem } from './task-item'

export function BacklogChapter({ plan, expanded, onExpand }: ChapterBodyProps) {
  const { epics, stories, tasks, schedule } = plan
  const byStory = Map.groupBy(tasks, ({ storyId }) => storyId)
  const byEpic = Map.groupBy(stories, ({ epicId }) => epicId)
  const critical = new Set(schedule.criticalPath)
  return epics.map((epic) => (
    <EpicBlock
      key={epic.id}
      epic={epic}
      byStory={byStory}
      critical={critical}
      onExpand={onExpand}
      isExpanded={expanded === 'all' || expanded.has(epic.id)}
      stories={byEpic.get(epic.id) ?? []}
    />
  ))
}

interface EpicBlockProps {
  epic: Epic
  stories: Story[]
  byStory: ReadonlyMap<string, Task[]>
  critical: ReadonlySet<string>
  isExpanded: boolean
  onExpand: (epicId: string) => void
}

function EpicBlock({ epic, stories, byStory, critical, isExpanded, onExpand }: EpicBlockProps) {
  const tasks = stories.flatMap(({ id }) => byStory.get(id) ?? [])
  const hours = Math.round(tasks.reduce((sum, { estimate }) => sum + expectedHours(estimate), 0))
  return (
    <details
      open={isExpanded}
      onToggle={({ currentTarget }) => currentTarget.open && onExpand(epic.id)}
      className="border-b border-line pb-4"
    >
      <summary className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1 pointer-coarse:min-h-11">
        <h3 className="font-sans text-[1.0625rem] font-semibold tracking-normal">{epic.title}</h3>
        <PriorityLabel priority={epic.priority} />
        <span className="text-dense text-faint tabular-nums">
          {stories.length} stories, {tasks.length} tasks, {hours} h
        </span>
      </summary>
      <div id={epic.id} className="group/item mt-1 scroll-mt-24">
        <p className="max-w-2xl text-muted">
          {epic.value} <ItemIdLink item={epic} />
        </p>
        {isExpanded && (
          <ol className="mt-4 grid gap-6">
            {stories.map((story) => (
              <StoryBlock key={story.id} story={story} tasks={byStory.get(story.id) ?? []} critical={critical} />
            ))}
          </ol>
        )}
      </div>
    </details>
  )
}

function StoryBlock({ story, tasks, critical }: { story: Story; tasks: Task[]; critical: ReadonlySet<string> }) {
  const { language } = usePlanDocument()
  const hours = roundHours(tasks.reduce((sum, { estimate }) => sum + expectedHours(estimate), 0))
  return (
    <DocumentItem item={story} className="print:break-inside-auto">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-semibold">{story.title}</strong>
        <ItemIdLink item={story} />
        <PriorityLabel priority={story.priority} />
        <span className="text-dense text-faint tabular-nums">{hours} h</span>
      </p>
      <p className="max-w-2xl">
        {userStoryText(story, language)}{' '}
        <span className="text-dense text-muted">
          Serves <ItemLinks ids={story.requirementIds} />.
        </span>
      </p>
      <AcceptanceCriteria criteria={story.criteria} />
      <ol className="mt-2 grid border-l-2 border-line pl-4">
        {tasks.map((task) => (
          <TaskItem key={task.id} task={task} isCritical={critical.has(task.id)} />
        ))}
      </ol>
    </DocumentItem>
  )
}
