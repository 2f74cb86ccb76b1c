import type { BriefReading } from '../brief/brief-reading-schema'
import { DEFAULT_CURRENCY, type Platform, type TeamMember } from '../brief-schema'
import type { Skill } from '../skills'

const DEFAULT_WEEKS = 12
const MAX_WEEKS = 104
const MAX_PEOPLE = 50
const MAX_ROLE_LENGTH = 80
/** Hours a week of somebody of whom the idea says no hours: half a job. */
const ASSUMED_HOURS_PER_WEEK = 20
const DEFAULT_TEAM: TeamMember[] = [{ role: 'Developer', skills: [], hoursPerWeek: 30 }]

const PROGRAMMING: Skill[] = ['backend', 'frontend', 'mobile', 'data', 'devops', 'design']

/** What people of a role can do, by words of the role in the four languages of plans; the first line that fits counts. */
const SKILLS_BY_ROLE: [words: RegExp, skills: Skill[]][] = [
  [/embedded|firmware|elektroni|electroni|electróni/i, ['embedded', 'backend']],
  [/\b(mobile|android|ios|app)\b|flutter/i, ['mobile', 'backend', 'frontend']],
  [/design|grafik|graphi|diseñ|\bux\b|illustrat/i, ['design']],
  [/\b(game|spiele|juegos|jeux)/i, ['game', 'frontend', 'backend']],
  [/front-?end|desktop/i, ['frontend', 'design', 'mobile', 'backend']],
  [/back-?end/i, ['backend', 'data', 'devops']],
  [/devops|sysadmin|administrator|système|sistemas/i, ['devops', 'backend']],
  [/machine learning|\b(ai|ki|ia|ml)\b/i, ['ai', 'data', 'backend']],
  [/\bdata\b|daten|datos|données|analyst/i, ['data', 'backend']],
  [/develop|entwickl|programm|\bcod(e|er|es|ing)\b|software|informati|engineer|ingen|desarroll|développ/i, PROGRAMMING],
  [/computer|student|\bit\b/i, PROGRAMMING],
  [/editor|redak|rédac|redac|writer|text|content|translat|übersetz|traduc/i, ['content']],
  [/product|produkt|produit|project|projekt|projet|proyecto|manager|owner/i, ['product']],
]

/** The skills of a role that says what somebody does; none where it does not: such a person may do anything. */
export const skillsOfRole = (role: string): Skill[] => SKILLS_BY_ROLE.find(([words]) => words.test(role))?.[1] ?? []

const PLATFORMS_BY_WORDS: [words: RegExp, platform: Platform][] = [
  [/iphone|\bios\b|ipad/i, 'ios'],
  [/android|samsung/i, 'android'],
  [/windows|\bmac(os)?\b|linux|desktop/i, 'desktop'],
  [/extension|erweiterung|extensión/i, 'browser'],
  [/browser|\bweb|website|internet|navegador|navigateur|laptop|tablet|handy|smartphone|móvil|téléphone|phone/i, 'web'],
]

/** Where it runs, as far as the idea says. */
export function platformsFromReading({ limits }: BriefReading): Platform[] {
  const said = limits.platforms.map(({ text }) => (/browser/i.test(text) ? 'browser' : text)).join('\n')
  return PLATFORMS_BY_WORDS.flatMap(([words, platform]) => (words.test(said) ? [platform] : []))
}

/** Team, weeks and budget of an idea, each with a usual value where it says none; a budget has no usual value. */
export function limitsFromReading({ limits }: BriefReading) {
  return {
    team: limits.team.length > 0 ? teamFromReading(limits.team) : DEFAULT_TEAM,
    weeks: Math.min(limits.weeks?.value ?? DEFAULT_WEEKS, MAX_WEEKS),
    budget: limits.budget && Math.round(limits.budget.amount),
    currency: limits.budget?.currency.toUpperCase() ?? DEFAULT_CURRENCY,
  }
}

function teamFromReading(team: BriefReading['limits']['team']): TeamMember[] {
  return team
    .flatMap(({ role, people, hoursPerWeek }) =>
      Array.from({ length: Math.min(people, MAX_PEOPLE) }, () => ({
        role: role.slice(0, MAX_ROLE_LENGTH).trim() || 'Developer',
        skills: skillsOfRole(role),
        hoursPerWeek: Math.min(80, Math.max(1, hoursPerWeek ?? ASSUMED_HOURS_PER_WEEK)),
      })),
    )
    .slice(0, MAX_PEOPLE)
}
