import {
  MailAmounts,
  MailButton,
  MailHeading,
  MailLink,
  MailNote,
  type MailTemplate,
  MailText,
} from '~/platform/mail/mail-components'
import { formatMoney } from '~/platform/text/money'
import { startOfUtcDay } from '~/platform/time/calendar'
import { formatDay } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'
import { compareMetric, formatMetric, formatPlainMetric, getMetric, isAverageFormat, type MetricName } from '../metrics'
import type { Digest } from './load-digest.server'

interface DigestLinks {
  /** The same days on the screen. */
  report: string
  /** Missing in a mail that somebody asked for who is on no list. */
  unsubscribe: string | undefined
}

const told: MetricName[] = ['visitors', 'visits', 'views', 'bounces', 'purchases', 'revenue']

/** The figures of a week or a month. */
export function digestEmail(brand: Brand, digest: Digest, links: DigestLinks): MailTemplate {
  const { name } = brand
  const { kind, period, pages, sources, goals } = digest
  const days = `${formatDay(startOfUtcDay(period.from))} to ${formatDay(startOfUtcDay(period.to))}`
  const unit = kind === 'weekly' ? 'week' : 'month'
  const rows = metricRows(brand, digest)
  const headline = rows
    .slice(0, 2)
    .map((row) => row.join(': '))
    .join(', ')
  return {
    subject: `${name} ${kind} report: ${days}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`${name} ${kind} report`}
        preheader={headline}
        reason={`You receive this email every ${unit} because somebody who works on ${name} asked for its reports.`}
      >
        <MailText>{`${days}, compared with the previous ${unit}.`}</MailText>
        <MailAmounts rows={rows} />
        <Ranking title="Top pages" rows={pages} />
        <Ranking title="Top sources" rows={sources} />
        {goals.length > 0 && <MailHeading>Goals, by visits</MailHeading>}
        <MailAmounts rows={goals.map((goal) => [goal.name, formatPlainMetric('count', goal.visits)])} />
        <MailButton href={links.report}>View report</MailButton>
        <MailNote>Visitors are the sum of daily visitors. Bots and your own visits are not counted.</MailNote>
        {links.unsubscribe && <MailLink href={links.unsubscribe}>Unsubscribe</MailLink>}
      </StudioMailLayout>
    ),
  }
}

function metricRows(brand: Brand, { total, before, otherRevenue }: Digest): [string, string][] {
  const isFirst = before.visits + before.purchases === 0
  const figures = told.map((figure): [string, string] => {
    const kind = getMetric(figure)
    const [now, earlier] = [kind.value(total), kind.value(before)]
    const isEmpty = isAverageFormat(kind.format) && total.visits === 0
    const change = isFirst ? 'no previous data' : isEmpty ? 'no visits' : compareMetric(kind, now, earlier).label
    return [kind.label, `${formatMetric(kind.format, now, brand)} (${change})`]
  })
  const others = otherRevenue.map(({ currency, amount }): [string, string] => [
    `Revenue in ${currency}`,
    formatMoney(amount, currency, brand.language),
  ])
  return [...figures, ...others]
}

function Ranking({ title, rows }: { title: string; rows: { name: string; visitors: number }[] }) {
  if (rows.length === 0) return null
  return (
    <>
      <MailHeading>{title}</MailHeading>
      <MailAmounts rows={rows.map(({ name, visitors }) => [name, formatPlainMetric('count', visitors)])} />
    </>
  )
}
