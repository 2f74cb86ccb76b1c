import { describe, expect, test } from 'vitest'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { readBrief } from './read-brief'

const read = (idea: string) => readBrief(idea, KNOWLEDGE_BASE.wishKinds)
const quotes = (items: { quote: string }[]) => items.map(({ quote }) => quote).join(' | ')

describe('what somebody refuses in passing is no wish', () => {
  const wish = 'I want a list of all members with their fees, to print. '
  test.each([
    [wish, 'Selling tickets - no.'],
    [wish, 'The accounts, no.'],
    [wish, 'Not another login for the helpers.'],
    [wish, 'The minutes stay in my notebook.'],
    [wish, 'The treasurer will go on sending the bills.'],
    [wish, 'Members are not to be given a password.'],
    [wish, 'It must on no account write to a parent by itself.'],
    ['Ich möchte eine Liste aller Mitglieder drucken. ', 'Fotos kommen da auf gar keinen Fall rein.'],
    ['Ich möchte eine Liste aller Mitglieder drucken. ', 'Die Abrechnung macht weiterhin unser Büro.'],
    ['Quiero imprimir una lista de los socios. ', 'Por correo no, nadie lo abre.'],
    ['Quiero imprimir una lista de los socios. ', 'Lo de facturar puede esperar.'],
    ['Je voudrais imprimer la liste des adhérents. ', 'Les recettes, non.'],
    ['Je voudrais imprimer la liste des adhérents. ', 'Surtout pas de mail.'],
  ])('%s%s', (wanted, refused) => {
    const { wishes, exclusions } = read(wanted + refused)
    expect(quotes(exclusions)).toContain(refused.replace(/[.]$/, ''))
    expect(wishes).toHaveLength(1)
  })

  test.each([
    'Not only the chair but every helper should see the rota.',
    'Nobody may see the fees without a password.',
  ])('but a rule is one: %s', (rule) => {
    expect(quotes(read(wish + rule).wishes)).toContain(rule)
  })
})

test('short things in a row are a wish each', () => {
  const { wishes } = read('member list, fees per term, reminders by text, certificates to print, waiting list')
  expect(wishes.map(({ quote }) => quote)).toEqual([
    'member list',
    'fees per term',
    'reminders by text',
    'certificates to print',
    'waiting list',
  ])
})

test('orders are wishes, and a label says who is meant', () => {
  expect(read('Upload the bank CSV. Sort by shop. Flag anything over 100. Export to Excel.').wishes).toHaveLength(4)
  const { wishes } = read(
    'I want to print a rota for the helpers. Lifeguards: see their shifts on the phone, offer one for a swap.',
  )
  expect(quotes(wishes)).toContain('see their shifts on the phone')
})
