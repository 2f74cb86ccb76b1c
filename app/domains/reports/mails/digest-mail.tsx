import type { Brand } from '~/domains/settings/brand'
import { momentOf } from '~/platform/calendar'
import { formatDay } from '~/platform/dates'
import {
  MailButton,
  MailLayout,
  MailLink,
  MailRows,
  type MailTemplate,
  MailText,
  MailTitle,
} from '~/platform/mail/mail-parts'
import { changeOf, type FigureName, figureKind, formatFigure, isAverage } from '../figures'
import type { Digest } from './load-digest.server'

interface DigestLinks {
  /** The same days on the screen. */
  report: string
  /** Missing in a mail that somebody asked for who is on no list. */
  unsubscribe: string | undefined
}

const told: FigureName[] = ['visitors', 'visits', 'views', 'bounces', 'purchases', 'revenue']

/** The figures of a week or a month. */
export function digestMail({ name, legalName }: Brand, digest: Digest, links: DigestLinks): MailTemplate {
  const { kind, period, pages, sources, goals } = digest
  const days = `${formatDay(momentOf(period.from))} to ${formatDay(momentOf(period.to))}`
  const unit = kind === 'weekly' ? 'week' : 'month'
  return {
    subject: `${name}: the visits of the ${unit}, ${days}`,
    body: (
      <MailLayout sender={`${legalName}. You get this mail each ${unit}.`}>
        <MailTitle>{`Visits of ${name}`}</MailTitle>
        <MailText>{`${days}, and how it differs from the ${unit} before.`}</MailText>
        <MailRows rows={figureRows(digest)} />
        <Ranking title="Pages that were seen by most" rows={pages} />
        <Ranking title="Where most came from" rows={sources} />
        {goals.length > 0 && <MailText>Goals, and in how many visits they were reached</MailText>}
        <MailRows rows={goals.map((goal) => [goal.name, formatFigure('count', goal.visits)])} />
        <MailButton href={links.report}>Open these days</MailButton>
        <MailText>
          Visitors are counted by the day: whoever came on two days counts twice. Programs and your own visits are left
          out.
        </MailText>
        {links.unsubscribe && <MailLink href={links.unsubscribe}>Stop these mails</MailLink>}
      </MailLayout>
    ),
  }
}

function figureRows({ total, before }: Digest): [string, string][] {
  const isFirst = before.visits + before.purchases === 0
  return told.map((figure) => {
    const kind = figureKind(figure)
    const [now, earlier] = [kind.of(total), kind.of(before)]
    const isEmpty = isAverage(kind.format) && total.visits === 0
    const change = isFirst ? 'none before' : isEmpty ? 'no visits' : changeOf(kind, now, earlier).words
    return [kind.label, `${formatFigure(kind.format, now)} (${change})`]
  })
}

function Ranking({ title, rows }: { title: string; rows: { name: string; visitors: number }[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <MailText>{title}</MailText>
      <MailRows rows={rows.map(({ name, visitors }) => [name, formatFigure('count', visitors)])} />
    </>
  )
}
