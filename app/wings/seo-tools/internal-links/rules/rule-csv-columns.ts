import { pageKinds } from '~/wings/web/pages/page'
import type { RuleInput } from './rule-input'
import { emptyRuleInput } from './rule-input'

/** A cell that cannot be read; the sentence says why. */
export class InvalidCell extends Error {}

interface RuleCsvColumn {
  head: string
  /** What other programs call it. */
  aliases?: string[]
  write: (rule: RuleInput) => string | number | null
  read: (cell: string) => Partial<RuleInput>
}

const yes = /^(?:yes|y|true|t|1|on|x)$/i
const no = /^(?:no|n|false|f|0|off|)$/i

function flagColumn(head: string, name: FlagName, aliases: string[] = []): RuleCsvColumn {
  return {
    head,
    aliases,
    write: (rule) => (rule[name] ? 'yes' : 'no'),
    read(cell) {
      if (!yes.test(cell) && !no.test(cell))
        throw new InvalidCell(`${head}: enter yes or no, not “${cell.slice(0, 40)}”.`)
      return { [name]: yes.test(cell) }
    },
  }
}

type FlagName = { [Name in keyof RuleInput]: RuleInput[Name] extends boolean ? Name : never }[keyof RuleInput]

function numberColumn(head: string, name: 'maxPerPage' | 'maxPerParagraph' | 'maxPerTarget'): RuleCsvColumn {
  return {
    head,
    write: (rule) => rule[name],
    read: (cell) => ({ [name]: cell === '' ? null : parseNumber(cell, head) }),
  }
}

function parseNumber(cell: string, head: string) {
  if (!/^\d{1,9}$/.test(cell)) throw new InvalidCell(`${head}: enter a whole number, not “${cell.slice(0, 40)}”.`)
  return Number(cell)
}

/** Several in one cell, between blanks: no address has one. */
function listColumn(head: string, name: 'onlyOn' | 'notOn' | 'categories'): RuleCsvColumn {
  return { head, write: (rule) => rule[name].join(' '), read: (cell) => ({ [name]: splitCell(cell) }) }
}

const splitCell = (cell: string) => cell.split(/\s+/).filter(Boolean)

/** The columns of a file of rules, in their order. */
export const ruleCsvColumns: RuleCsvColumn[] = [
  {
    head: 'keyword',
    aliases: ['keywords', 'anchor', 'phrase'],
    write: ({ keyword }) => keyword,
    read: (keyword) => ({ keyword }),
  },
  {
    head: 'target',
    aliases: ['url', 'to', 'link', 'leads to'],
    write: ({ target }) => target,
    read: (target) => ({ target }),
  },
  {
    head: 'priority',
    write: ({ priority }) => priority,
    read: (cell) => ({ priority: cell === '' ? emptyRuleInput.priority : parseNumber(cell, 'priority') }),
  },
  flagColumn('case sensitive', 'isCaseSensitive'),
  flagColumn('whole words', 'isWholeWord'),
  flagColumn('word forms', 'hasWordForms'),
  numberColumn('max per page', 'maxPerPage'),
  numberColumn('max per paragraph', 'maxPerParagraph'),
  numberColumn('max per target', 'maxPerTarget'),
  {
    head: 'kinds',
    write: ({ kinds }) => kinds.join(' '),
    read(cell) {
      const wrong = splitCell(cell).find((word) => !pageKinds.some((kind) => kind === word))
      if (wrong) throw new InvalidCell(`kinds: “${wrong.slice(0, 40)}” is not one of ${pageKinds.join(', ')}.`)
      return { kinds: pageKinds.filter((kind) => splitCell(cell).includes(kind)) }
    },
  },
  listColumn('categories', 'categories'),
  listColumn('only on', 'onlyOn'),
  listColumn('not on', 'notOn'),
  flagColumn('nofollow', 'isNofollow'),
  flagColumn('new tab', 'opensNewTab'),
  flagColumn('first only', 'isFirstOnly'),
  flagColumn('once per target', 'isOncePerTarget'),
  flagColumn('on', 'isEnabled', ['enabled', 'active']),
]
