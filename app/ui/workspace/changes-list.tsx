import { useMemo } from 'react'
import type { Part } from '~/platform/compare'
import { type BlockChange, compareBlocks } from '~/platform/compare-blocks'

/** What has changed between two texts, given block by block, with marks that are read without colours too. */
export function ChangesList({ before, after }: { before: string[]; after: string[] }) {
  const changes = useMemo(() => compareBlocks(before, after), [before, after])
  if (changes.every(({ kind }) => kind === 'same')) return <p className="text-dense text-muted">Nothing differs.</p>
  return (
    <div className="grid gap-2 text-dense leading-relaxed">
      {folded(changes).map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once and never reordered
        <Change key={at} change={change} />
      ))}
    </div>
  )
}

type Shown = BlockChange | { kind: 'skipped'; count: number }

const NEIGHBOURS = 1

/** Long stretches of the same are told by their number. */
function folded(changes: BlockChange[]): Shown[] {
  const shown: Shown[] = []
  for (const [at, change] of changes.entries()) {
    const around = changes.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
    const last = shown.at(-1)
    if (around.some(({ kind }) => kind !== 'same')) shown.push(change)
    else if (last?.kind === 'skipped') last.count++
    else shown.push({ kind: 'skipped', count: 1 })
  }
  return shown
}

const removed = 'bg-danger/12 text-danger line-through decoration-1'
const added = 'bg-success/14 text-success no-underline'

function Change({ change }: { change: Shown }) {
  if (change.kind === 'skipped')
    return <p className="text-faint">{change.count === 1 ? 'One block' : `${change.count} blocks`} without changes</p>
  if (change.kind === 'changed') return <ChangedWords words={change.words} />
  if (change.kind === 'same') return <p className="px-2 whitespace-pre-wrap text-muted">{change.text}</p>
  const look = 'block rounded-sm px-2 py-1 whitespace-pre-wrap'
  return change.kind === 'removed' ? (
    <del className={`${look} ${removed}`}>{change.text}</del>
  ) : (
    <ins className={`${look} ${added}`}>{change.text}</ins>
  )
}

function ChangedWords({ words }: { words: Part<string>[] }) {
  const runs = words.map(({ kind, items }, at) => ({ key: `${kind} ${at}`, kind, text: items.join('') }))
  return (
    <p className="px-2 whitespace-pre-wrap">
      {runs.map(({ key, kind, text }) => {
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'removed' ? (
          <del key={key} className={removed}>
            {text}
          </del>
        ) : (
          <ins key={key} className={added}>
            {text}
          </ins>
        )
      })}
    </p>
  )
}
