import { expect, test } from 'vitest'
import { computeSignature, SIGNATURE_LENGTH } from '~/kits/text-similarity/min-hash'
import { createShingles } from '~/kits/text-similarity/shingles'
import { seededRandom } from '~/platform/time/seeded-random'
import { NearDuplicates } from './near-duplicates'

function signatureOf(words: string[]) {
  const signature = new Uint32Array(SIGNATURE_LENGTH)
  computeSignature(createShingles(words), signature)
  return signature
}

const random = seededRandom(7)
const aText = (length = 300) => Array.from({ length }, () => `w${Math.floor(random() * 4_000)}`)

function groupsOf(texts: string[][]) {
  const copies = new NearDuplicates()
  for (const [at, words] of texts.entries()) copies.add(`/p${at}`, signatureOf(words))
  return copies.groups()
}

test('pages of which most runs of words are the same are one group, others are in none', () => {
  const text = aText()
  const changed = text.map((word, at) => (at % 60 === 0 ? `changed${at}` : word))
  const longer = [...text, ...aText(40)]
  const quoting = [...aText(), ...text.slice(0, 100)]
  expect(groupsOf([text, aText(), changed, longer, quoting, aText()])).toEqual([['/p0', '/p2', '/p3']])
  expect(groupsOf(Array.from({ length: 500 }, () => aText(120)))).toEqual([])
})

test('a thousand pages of one template are one group, in time that grows with their number', () => {
  const template = aText(400)
  const pages = Array.from({ length: 1_000 }, (_, at) =>
    template.map((word, place) => (place === 7 ? `town${at}` : word)),
  )
  const startedAt = performance.now()
  expect(groupsOf(pages).map(({ length }) => length)).toEqual([1_000])
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})
