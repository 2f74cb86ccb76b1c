import { expect, test } from 'vitest'
import { exampleNeeds } from '../fixtures'
import { findBestStacks } from '../generate-stacks'
import { stackToMarkdown } from './stack-to-markdown'

test('a stack is copied as Markdown with its needs, every layer and its figures', () => {
  for (const needs of Object.values(exampleNeeds)) {
    const [stack] = findBestStacks(needs)
    if (!stack) throw new Error('Every example has a stack.')
    const text = stackToMarkdown({ title: 'Ours', needs, stack })
    const rows = text.split('\n').filter((line) => line.startsWith('| '))
    expect(rows).toHaveLength(stack.choices.length + 2)
    expect(rows.every((row) => row.match(/(?<!\\)\|/g)?.length === 4)).toBe(true)
    for (const { name } of stack.choices) expect(text).toContain(name)
    expect(text).toMatch(/^- A month: (\$|Nothing)/m)
    expect(text).toContain('- Reviewed: 2026-')
  }
})
