import type { MarkdownIt, StateCore } from 'markdown-it'

const TASK = /^\[([ xX])\]\s+/

/** `- [ ] to do` and `- [x] done` begin with a check box. */
export function taskListItems(markdown: MarkdownIt) {
  markdown.core.ruler.after('inline', 'task_list_items', readTasks)
  markdown.renderer.rules.task_checkbox = (tokens, at) =>
    `<input ${tokens[at]?.meta?.isDone ? 'checked="" ' : ''}disabled="" type="checkbox"> `
}

function readTasks({ tokens, Token }: StateCore) {
  for (const [at, { type, children }] of tokens.entries()) {
    const first = children?.[0]
    if (type !== 'inline' || first?.type !== 'text' || tokens[at - 2]?.type !== 'list_item_open') continue
    const task = TASK.exec(first.content)
    const isEmpty = children?.length === 1 && task?.[0] === first.content
    if (!task || isEmpty) continue
    first.content = first.content.slice(task[0].length)
    const checkbox = new Token('task_checkbox', 'input', 0)
    checkbox.meta = { isDone: task[1] !== ' ' }
    children?.unshift(checkbox)
  }
}
