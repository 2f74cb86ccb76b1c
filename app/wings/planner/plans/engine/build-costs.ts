import { PLAN_MESSAGES } from '../messages/plan-messages'
import type { Plan, Schedule } from '../plan'
import { createItemBase, type PlanningContext } from './planning-context'

/** For an hour of work, from a junior freelancer to a senior one; assumptions that the plan asks to confirm. */
const HOURLY_RATES: Record<string, { low: number; high: number }> = {
  USD: { low: 40, high: 110 },
  EUR: { low: 40, high: 100 },
  GBP: { low: 35, high: 90 },
  CHF: { low: 70, high: 160 },
  CAD: { low: 50, high: 140 },
  AUD: { low: 60, high: 150 },
  NZD: { low: 60, high: 150 },
  SEK: { low: 450, high: 1_200 },
  NOK: { low: 450, high: 1_300 },
  DKK: { low: 300, high: 850 },
  PLN: { low: 100, high: 250 },
  CZK: { low: 600, high: 1_600 },
  MXN: { low: 300, high: 1_000 },
  BRL: { low: 80, high: 250 },
  INR: { low: 800, high: 3_500 },
  JPY: { low: 4_000, high: 12_000 },
}

/** Running costs of a small product a month, in hours of the lowest rate: hosting, copies, messages. */
const RUNNING_HOURS = { low: 0.25, high: 2 }

/** The usual rates in a currency; null where the rules know none. */
export const hourlyRates = (currency: string) => HOURLY_RATES[currency] ?? null

/** 1234 in the way that a language writes sums of a currency, without decimals. */
export const formatMoney = (amount: number, currency: string, language: Plan['language']) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)

/** Work once (P50 at the low rate to P80 at the high one) and running costs a month, in whole units of the currency. */
export function buildCosts(planning: PlanningContext, schedule: Schedule): Plan['costs'] {
  const { brief, messages, reading } = planning
  const rates = hourlyRates(brief.currency)
  const dollars = HOURLY_RATES.USD
  if (!rates || !dollars) return []
  const work = {
    ...createItemBase(planning, 'costs', 'work', 'engine:costs'),
    name: messages.workCost,
    period: 'once' as const,
    ...calculateWorkCosts(schedule, { currency: brief.currency, language: reading.language }),
  }
  const running = {
    ...createItemBase(planning, 'costs', 'running', 'engine:costs'),
    name: messages.runningCost,
    period: 'month' as const,
    low: Math.round(rates.low * RUNNING_HOURS.low),
    high: Math.round(rates.low * RUNNING_HOURS.high),
    reason: messages.runningCostReason,
  }
  const ofCapabilities = planning.chosen.flatMap(({ module }) => {
    const isBuilt = planning.includedFeatures.some(({ group }) => group === module.key)
    if (!module.monthly || !isBuilt) return []
    const { low, high, what } = module.monthly
    // the knowledge base counts in US dollars; rates of work tell how much dearer life is elsewhere
    const inCurrency = (amount: number) => Math.round((amount * rates.low) / dollars.low)
    return [
      {
        ...createItemBase(planning, 'costs', module.key, `capability:${module.key}`),
        name: what,
        period: 'month' as const,
        low: inCurrency(low),
        high: inCurrency(high),
        reason: messages.moduleCostReason(module.name),
      },
    ]
  })
  return [work, running, ...ofCapabilities]
}

/** What the hours of a schedule cost. */
export function calculateWorkCosts(
  { p50Hours, p80Hours }: Pick<Schedule, 'p50Hours' | 'p80Hours'>,
  { currency, language }: Pick<Plan, 'currency' | 'language'>,
) {
  const { low, high } = hourlyRates(currency) ?? { low: 0, high: 0 }
  const money = (amount: number) => formatMoney(amount, currency, language)
  return {
    low: Math.round(p50Hours * low),
    high: Math.round(p80Hours * high),
    reason: PLAN_MESSAGES[language].workCostReason(Math.round(p50Hours), money(low), Math.round(p80Hours), money(high)),
  }
}
