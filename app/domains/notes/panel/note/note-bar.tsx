import { History, Lightbulb, MessageSquare, Pin, PinOff, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/ui/workspace/button'
import { NoteExitMenu } from '../../editor/note-exit-menu'
import { HistoryDialog } from '../history/history-dialog'
import type { OwnNote } from '../notes-store'
import type { Area } from '../use-areas'
import type { Panel } from '../use-panel'
import { KindToggle } from './kind-toggle'
import { SavingLine } from './saving-line'

interface NoteBarProps {
  panel: Panel
  note: OwnNote
  hasSuggestions: boolean
}

const opens = {
  share: ['Share', Share2],
  suggestions: ['Suggestions', Lightbulb],
  chat: ['Chat', MessageSquare],
} as const

/** What can be done with a note, and what becomes of its writing. */
export function NoteBar({ panel, note, hasSuggestions }: NoteBarProps) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const areas: Area[] = hasSuggestions ? ['share', 'suggestions', 'chat'] : ['share', 'chat']
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 pb-1.5 md:px-6">
      <KindToggle isTodo={note.is_todo} onOther={panel.createEmpty} />
      <SavingLine saving={note.saving} onRetry={() => panel.store.retry(note.id)} />
      <div className="ml-auto flex flex-wrap">
        <IconButton
          icon={note.is_pinned ? PinOff : Pin}
          label={note.is_pinned ? 'Unpin' : 'Pin'}
          onClick={() => void panel.pin(note)}
        />
        {areas.map((area) => (
          <IconButton
            key={area}
            icon={opens[area][1]}
            label={opens[area][0]}
            data-opens={area}
            aria-expanded={panel.areas.open[area]}
            className="aria-expanded:bg-accent-tint aria-expanded:text-ink"
            onClick={() => panel.areas.toggle(area)}
          />
        ))}
        <IconButton icon={History} label="Version history" onClick={() => setIsHistoryOpen(true)} />
        <NoteExitMenu note={note} />
        <IconButton icon={Trash2} label="Delete" data-deletes onClick={() => void panel.remove(note)} />
      </div>
      <HistoryDialog {...{ panel, note }} isOpen={isHistoryOpen} onOpenChange={setIsHistoryOpen} />
    </div>
  )
}
