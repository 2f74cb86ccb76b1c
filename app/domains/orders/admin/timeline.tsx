import { Banknote, Download, KeyRound, type LucideIcon, Mail, ShieldAlert, ShoppingBag, UserRound } from 'lucide-react'
import { RelativeTime } from '~/ui/workspace/moment'
import type { OrderTimelineEvent } from '../desk/timeline'

const icons: Record<OrderTimelineEvent['kind'], LucideIcon> = {
  order: ShoppingBag,
  money: Banknote,
  mail: Mail,
  download: Download,
  licence: KeyRound,
  deed: UserRound,
  trouble: ShieldAlert,
}

/** What happened with an order, the newest first. */
export function OrderTimeline({ happenings }: { happenings: OrderTimelineEvent[] }) {
  return (
    <ol className="text-dense">
      {happenings.map((happening) => (
        <TimelineItem key={[happening.at.toISOString(), happening.text, happening.note].join()} happening={happening} />
      ))}
    </ol>
  )
}

function TimelineItem({ happening: { at, kind, text, note } }: { happening: OrderTimelineEvent }) {
  const Icon = icons[kind]
  return (
    <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0">
      <Icon
        size={16}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${kind === 'trouble' ? 'text-danger' : 'text-faint'}`}
      />
      <div className="min-w-0 flex-1">
        <p className={`break-words ${kind === 'trouble' ? 'font-semibold text-danger' : ''}`}>{text}</p>
        {note && <p className="break-words text-faint">{note}</p>}
      </div>
      <RelativeTime at={at} className="shrink-0 text-faint" />
    </li>
  )
}
