import { globSync, readFileSync } from 'node:fs'
import { renderMail, toAbsoluteAddresses } from '~/platform/mail/render-mail.server'
import { defaultBrand, HUE_RANGE } from '~/wings/site/settings/brand'
import { findMailProblems } from '~test/mail-client-problems'
import { sampleBrands, sampleMails } from '~test/sample-mails'
import { expect, test } from '~test/test'

function render(body: Parameters<typeof renderMail>[0]) {
  const { html, plainText } = renderMail(body)
  return { html: toAbsoluteAddresses(html, 'https://www.harbor.example'), plainText }
}

const mails = Object.entries(sampleBrands).flatMap(([studio, brand]) =>
  Object.entries(sampleMails(brand)).map(([name, mail]) => [name, studio, mail] as const),
)

test.for(mails)('%s of a studio that is %s is whole in every mail program', ([, , { subject, body }]) => {
  expect(findMailProblems(render(body))).toEqual([])
  expect(subject).not.toBe('')
})

test('no mail is left out of these', () => {
  const files = globSync('app/**/*{email,emails,mail.server}.tsx')
  const makers = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+)\(\s*brand: Brand/gm)].map(([, name]) => name),
  )
  expect(makers.filter((name) => name !== 'orderMail').sort()).toEqual(Object.keys(sampleMails(defaultBrand)).sort())
})

test('every accent can be read, on buttons and on paper, light and dark', () => {
  for (let hue = HUE_RANGE.from; hue <= HUE_RANGE.to; hue += 25) {
    const { receiptMail } = sampleMails({ ...defaultBrand, hue })
    expect(findMailProblems(render(receiptMail.body))).toEqual([])
  }
})

test('what mail programs break is found', () => {
  const { html, plainText } = render(sampleMails(defaultBrand).receiptMail.body)
  const broken: [string, string, string][] = [
    ['padding:0', 'display:flex', 'styles that are dropped'],
    ['#1b1f24', '#cccccc', 'has a contrast of'],
    ['href="https://', 'href="/', 'leads to /'],
    [' lang="en"', '', 'no language'],
    ['<h1', '<svg', 'is dropped'],
    ['View invoice', 'Somewhere else', 'not in plain text'],
  ]
  for (const [from, to, problem] of broken)
    expect(findMailProblems({ html: html.replaceAll(from, to), plainText }).join('\n')).toContain(problem)
})

test('no mail names the demo studio', () => {
  for (const { subject, body } of Object.values(sampleMails({ ...defaultBrand, name: 'Northwind' })))
    expect(`${subject} ${render(body).plainText.replace(/https?:\S+/g, '')}`).not.toMatch(/harbor/i)
})
