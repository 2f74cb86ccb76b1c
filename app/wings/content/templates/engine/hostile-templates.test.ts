import fc from 'fast-check'
import { expect, test } from '~test/test'
import { aPostTemplate } from '../fixtures'
import { renderTemplate } from '../render-template.server'
import { describeLiquidError } from './liquid-errors.server'

const filled = (text: string) => renderTemplate(aPostTemplate({ body: text }), { city: 'Oslo' })
const many = (text: string, times = 100_000) => text.repeat(times)

test.for([
  ['a loop without end', '{% for a in (1..99999999) %}x{% endfor %}'],
  ['loops in loops', `${many('{% for a in (1..1000) %}', 6)}x${many('{% endfor %}', 6)}`],
  ['a text that doubles itself', `{% assign a = "xxxxxxxxxx" %}${many('{% assign a = a | append: a %}', 60)}{{ a }}`],
  ['a long text many times', `{% for a in (1..100000) %}${many('x', 900_000)}{% endfor %}`],
  [
    'a capture of a capture',
    `{% capture a %}${many('x', 1000)}{% endcapture %}${many('{% capture a %}{{ a }}{{ a }}{% endcapture %}', 40)}`,
  ],
  ['replacing letters by texts', `{% assign a = "${many('a', 5000)}" %}{{ a | replace: "a", a | replace: "a", a }}`],
  ['a width beyond measure', '{{ "2026-01-01" | date: "%99999999999d" }}'],
  ['a thousand ifs inside one another', `${many('{% if city %}', 30_000)}x${many('{% endif %}', 30_000)}`],
  ['brackets inside one another', `{{ city${many('[city', 20_000)}${many(']', 20_000)} }}`],
] as const)('a template cannot take the site’s time or memory: %s', ([, text]) => {
  const startedAt = performance.now()
  const { problems, content } = filled(text)
  expect(performance.now() - startedAt).toBeLessThan(20_000) // at most 1.2 s on a quiet machine
  expect(content).toBeUndefined()
  expect(problems[0]?.message).toMatch(/takes too long|too long or nested|too long/)
})

test('once the time of a page is over, its other texts say so too', () => {
  const endless = '{% for a in (1..9999) %}{% for b in (1..9999) %}x{% endfor %}{% endfor %}'
  const { problems } = renderTemplate(aPostTemplate({ title: endless, body: '{{ city }}' }), { city: 'Oslo' })
  expect(problems.map(({ field }) => field)).toEqual(['title', 'body'])
})

test.for([
  ['beginnings without ends', many('{{', 500_000)],
  ['tags without ends', many('{%', 500_000)],
  ['paragraphs of tags', many('<p>{% if city %}', 60_000)],
  ['ends without beginnings', many('}}%}', 250_000)],
  ['quotes', `{{ ${many('"', 400_000)} }}`],
  ['spaces', `{{ city${many(' ', 900_000)}| x }}`],
  ['raw without end', `{% raw %}${many('{{ x }}', 100_000)}`],
  ['bars', `{{ city ${many('|', 400_000)} }}`],
] as const)('reading takes time in step with the length: %s', ([, text]) => {
  const startedAt = performance.now()
  filled(text)
  expect(performance.now() - startedAt).toBeLessThan(20_000) // at most 1 s on a quiet machine
})

test('whatever is typed gives a page or sentences, never a crash', () => {
  const piece = fc.constantFrom(
    ...['{{', '}}', '{%', '%}', ' city ', '|', 'if', 'endif', 'for x in', 'endfor', '"', "'", '(1..3)', '.', '[', ']'],
    ...[
      '<p>',
      '</p>',
      '&lt;',
      ':',
      ',',
      'vary',
      'date',
      'raw',
      'endraw',
      'assign a =',
      '\n',
      'case',
      'when',
      '-',
      '\0',
    ],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('')
      const { content, problems } = renderTemplate(aPostTemplate({ title: `T${text}`, body: text }), { city: 'Oslo' })
      expect(content === undefined).toBe(problems.length > 0)
      for (const { message } of problems) expect(message).toMatch(/[.”]$|\?$/)
    }),
    { numRuns: 1_000 },
  )
})

test('a fault of our own is not taken for one of the template', () => {
  expect(() => describeLiquidError(new TypeError('a bug'), [])).toThrow('a bug')
})
