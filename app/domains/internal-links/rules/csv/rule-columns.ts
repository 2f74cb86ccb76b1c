import { pageKinds } from '~/domains/pages/page'
import type { TypedRule } from '../typed-rule'
import { newRule } from '../typed-rule'

/** A cell that cannot be read; the sentence says why. */
export class WrongCell extends Error {}

interface RuleColumn {
  head: string
  /** What other programs call it. */
  aliases?: string[]
  write: (rule: TypedRule) => string | number | null
  read: (cell: string) => Partial<TypedRule>
}

const yes = /^(?:yes|y|true|t|1|on|x)$/i
const no = /^(?:no|n|false|f|0|off|)$/i

function flag(head: string, name: FlagName, aliases: string[] = []): RuleColumn {
  return {
    head,
    aliases,
    write: (rule) => (rule[name] ? 'yes' : 'no'),
    read(cell) {
      if (!yes.test(cell) && !no.test(cell))
        throw new WrongCell(`“${cell.slice(0, 40)}” is neither yes nor no: ${head}.`)
      return { [name]: yes.test(cell) }
    },
  }
}

type FlagName = { [Name in keyof TypedRule]: TypedRule[Name] extends boolean ? Name : never }[keyof TypedRule]

function figure(head: string, name: 'maxPerPage' | 'maxPerParagraph' | 'maxPerTarget'): RuleColumn {
  return { head, write: (rule) => rule[name], read: (cell) => ({ [name]: cell === '' ? null : numberIn(cell, head) }) }
}

function numberIn(cell: string, head: string) {
  if (!/^\d{1,9}$/.test(cell)) throw new WrongCell(`“${cell.slice(0, 40)}” is no whole number: ${head}.`)
  return Number(cell)
}

/** Several in one cell, between blanks: no address has one. */
function list(head: string, name: 'onlyOn' | 'notOn' | 'categories'): RuleColumn {
  return { head, write: (rule) => rule[name].join(' '), read: (cell) => ({ [name]: wordsOf(cell) }) }
}

const wordsOf = (cell: string) => cell.split(/\s+/).filter(Boolean)

/** The columns of a file of rules, in their order. */
export const ruleColumns: RuleColumn[] = [
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
    read: (cell) => ({ priority: cell === '' ? newRule.priority : numberIn(cell, 'priority') }),
  },
  flag('case sensitive', 'isCaseSensitive'),
  flag('whole words', 'isWholeWord'),
  flag('word forms', 'hasWordForms'),
  figure('max per page', 'maxPerPage'),
  figure('max per paragraph', 'maxPerParagraph'),
  figure('max per target', 'maxPerTarget'),
  {
    head: 'kinds',
    write: ({ kinds }) => kinds.join(' '),
    read(cell) {
      const wrong = wordsOf(cell).find((word) => !pageKinds.some((kind) => kind === word))
      if (wrong) throw new WrongCell(`“${wrong.slice(0, 40)}” is no kind: ${pageKinds.join(', ')}.`)
      return { kinds: pageKinds.filter((kind) => wordsOf(cell).includes(kind)) }
    },
  },
  list('categories', 'categories'),
  list('only on', 'onlyOn'),
  list('not on', 'notOn'),
  flag('nofollow', 'isNofollow'),
  flag('new tab', 'opensNewTab'),
  flag('first only', 'isFirstOnly'),
  flag('once per target', 'isOncePerTarget'),
  flag('on', 'isEnabled', ['enabled', 'active']),
]
