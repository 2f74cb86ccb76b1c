import { useMemo } from 'react'
import type { WordChange } from '~/platform/text/diff'
import { type BlockChange, diffBlocks } from '~/platform/text/diff-blocks'

/** What has changed between two texts, given block by block, with marks that are read without colours too. */
export function TextDiff({ before, after }: { before: string[]; after: string[] }) {
  const changes = useMemo(() => diffBlocks(before, after), [before, after])
  if (changes.every(({ kind }) => kind === 'same')) return <p className="text-dense text-muted">No differences.</p>
  return (
    <div className="grid gap-2 text-dense leading-relaxed">
      {collapseUnchanged(changes).map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once and never reordered
        <DiffBlock key={at} change={change} />
      ))}
    </div>
  )
}

type DiffItem = BlockChange | { kind: 'skipped'; count: number }

const CONTEXT_BLOCKS = 1

/** Long stretches of the same are told by their number. */
function collapseUnchanged(changes: BlockChange[]): DiffItem[] {
  const shown: DiffItem[] = []
  for (const [at, change] of changes.entries()) {
    const around = changes.slice(Math.max(0, at - CONTEXT_BLOCKS), at + CONTEXT_BLOCKS + 1)
    const last = shown.at(-1)
    if (around.some(({ kind }) => kind !== 'same')) shown.push(change)
    else if (last?.kind === 'skipped') last.count++
    else shown.push({ kind: 'skipped', count: 1 })
  }
  return shown
}

const removedClassName = 'bg-danger/12 text-danger line-through decoration-1'
const addedClassName = 'bg-success/14 text-success no-underline'

function DiffBlock({ change }: { change: DiffItem }) {
  if (change.kind === 'skipped')
    return <p className="text-faint">{change.count === 1 ? 'One block' : `${change.count} blocks`} without changes</p>
  if (change.kind === 'changed') return <WordDiff words={change.words} />
  if (change.kind === 'same') return <p className="px-2 whitespace-pre-wrap text-muted">{change.text}</p>
  const look = 'block rounded-sm px-2 py-1 whitespace-pre-wrap'
  return change.kind === 'removed' ? (
    <del className={`${look} ${removedClassName}`}>{change.text}</del>
  ) : (
    <ins className={`${look} ${addedClassName}`}>{change.text}</ins>
  )
}

function WordDiff({ words }: { words: WordChange[] }) {
  const runs = words.map((change, at) => ({ key: `${change.kind} ${at}`, ...change }))
  return (
    <p className="px-2 whitespace-pre-wrap">
      {runs.map(({ key, kind, text }) => {
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'removed' ? (
          <del key={key} className={removedClassName}>
            {text}
          </del>
        ) : (
          <ins key={key} className={addedClassName}>
            {text}
          </ins>
        )
      })}
    </p>
  )
}
