import fc from 'fast-check'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import { describe, expect, test } from '~test/test'
import { aCityTemplate, aPostTemplate, aVariable } from '../fixtures'
import { renderTemplate } from '../render-template.server'
import type { TemplateContentByKind } from '../template'
import type { Variable } from '../variable'

type Post = Partial<TemplateContentByKind['post']>
const rendered = (content: Post, row = {}, variables?: Variable[]) =>
  renderTemplate(aPostTemplate(content, variables), { city: 'Oslo', ...row })
const title = (text: string, row = {}, variables?: Variable[]) =>
  rendered({ title: text }, row, variables).content?.title
const problemsOf = (content: Post, row = {}, variables?: Variable[]) => rendered(content, row, variables).problems

test('a template and a row give a page: every text is filled, the address is made of the row', () => {
  const { content, problems } = renderTemplate(aCityTemplate(), { city: 'São Paulo', pitch: 'Guests choose a time.' })
  expect(problems).toEqual([])
  expect(content).toMatchObject({ title: 'Booking in São Paulo', slug: 'booking-sao-paulo' })
  expect(content?.blocks).toMatchObject([
    { title: 'Booking for studios in São Paulo', text: 'Guests choose a time.' },
    { items: [{ question: 'What does it cost in São Paulo?', answer: 'From $29 a month.' }] },
  ])
})

test('an address that is empty or holds odd signs is made usable, and one that cannot be made is named', () => {
  expect(rendered({ title: 'Hello {{ city }}', slug: '' }).content?.slug).toBe('hello-oslo')
  expect(rendered({ slug: 'In {{ city }}!' }).content?.slug).toBe('in-oslo')
  expect(problemsOf({ title: '{{ city }}', slug: '' }, { city: '東京' })).toEqual([
    { field: 'slug', message: '“東京” cannot be turned into a URL slug. Enter one in Latin letters.' },
  ])
})

describe('problems', () => {
  test.for([
    ['Hi\n{{ ctiy }}', 2, '“ctiy” is not a variable of this template. Did you mean “city”?'],
    ['{% if city == "x" %}{{ other }}{% endif %}', 1, '“other” is not a variable of this template.'],
    ['{{ city | upcas }}', 1, 'Unknown filter “upcas”. Did you mean “upcase”?'],
    ['\n\n{% if city %}Hi', 3, '{% if %} is not closed: add {% endif %}.'],
    ['{{ city', 1, '“{{” is not closed: add “}}”.'],
    ['{% include "x" %}', 1, 'Unknown tag “include”.'],
    ['{% render "x" %}', 1, 'Unknown tag “render”.'],
    ['{{ city | raw }}', 1, 'Unknown filter “raw”.'],
    ['{{ city | money }}', 1, '“money” requires a number.'],
    ['{{ "now" | date: "%Y" }}', 1, '“now” changes every day. Use a date variable.'],
    ['{{ city.constructor }}', 1, '“city.constructor” is not a variable of this template.'],
    ['{{ city.__proto__ }}', 1, '“city.__proto__” is not a variable of this template.'],
  ] as const)('%s is named with its line', ([text, line, message]) => {
    expect(problemsOf({ title: text })).toContainEqual({ field: 'title', line, message })
  })

  test('they name the field, however deep it is', () => {
    const template = aCityTemplate()
    const faq = { ...newBlock('faq', 'f'), items: [{ question: 'Q', answer: 'a\n{{ nme }}' }] }
    template.content.blocks = [{ ...newBlock('columns', 'c'), columns: [[], [faq]] }]
    expect(renderTemplate(template, { city: 'Oslo' }).problems).toEqual([
      { field: 'blocks.0.columns.1.0.items.0.answer', line: 2, message: '“nme” is not a variable of this template.' },
    ])
  })

  test('what comes out must be what the kind of the page asks for', () => {
    expect(problemsOf({ title: '{{ city }}' }, { city: 'x'.repeat(201) })).toEqual([
      { field: 'title', message: 'Use at most 200 characters.' },
    ])
    expect(problemsOf({ seo: { ...aPostTemplate({}).content.seo, canonicalUrl: '{{ city }}' } })).toEqual([
      { field: 'seo.canonicalUrl', message: 'Enter a full URL, such as https://example.com.' },
    ])
    expect(problemsOf({ coverId: '{{ city }}' })).toHaveLength(1)
  })
})

describe('HTML', () => {
  test('values are escaped there, also in attributes, and nowhere else', () => {
    const row = { city: '<b onload="x">&\'' }
    expect(rendered({ body: '<p title="{{ city }}">{{ city }}</p>' }, row).content?.body).toBe(
      '<p title="&lt;b onload=&quot;x&quot;&gt;&amp;\'">&lt;b onload=&quot;x&quot;&gt;&amp;\'</p>',
    )
    expect(title('{{ city }}', row)).toBe(row.city)
  })

  test('formatted text is cleaned, and comes out as HTML only where raw_html says so', () => {
    const variables = [aVariable('city'), aVariable('about', { type: 'rich-text' })]
    const row = { about: '<p>Good <strong>food</strong><script>alert(1)</script></p>' }
    const body = '{{ about | raw_html }}|{{ about }}'
    expect(rendered({ body }, row, variables).content?.body).toBe('<p>Good <strong>food</strong></p>|Good food')
    expect(title('{{ about }}', row, variables)).toBe('Good food')
    expect(problemsOf({ body: '{{ city | raw_html }}' })[0]?.message).toBe(
      '“raw_html” works with Formatted text variables only.',
    )
  })

  test('lists and long texts become paragraphs, lines and bullets without a way in for tags', () => {
    const variables = [aVariable('text', { type: 'long-text' }), aVariable('list', { type: 'list' })]
    const row = { text: 'One\ntwo\n\n<i>three', list: 'a, <b>b' }
    const body = '{{ text | paragraphs }}{{ text | lines }}{{ list | bullets }}'
    expect(rendered({ body }, row, variables).content?.body).toBe(
      '<p>One<br>two</p>\n<p>&lt;i&gt;three</p>One<br>two<br><br>&lt;i&gt;three<ul><li>a</li><li>&lt;b&gt;b</li></ul>',
    )
  })

  test('what an editor made of Liquid is read as it was meant, and leaves no empty paragraphs', () => {
    const body = '<p>{% if city == &quot;Oslo&quot; and 2 &gt; 1 %}</p><p>In {{&nbsp;city }}</p><p>{% endif %}</p>'
    expect(rendered({ body }).content?.body).toBe('<p>In Oslo</p>')
    expect(rendered({ body }, { city: 'Rome' }).content?.body).toBe('')
  })

  test('for any value, nothing that it says becomes a tag or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string(), (city) => {
        const { content } = rendered({ body: '<a href="/x" title="{{ city }}">{{ city }}</a>' }, { city: `x${city}` })
        expect(content?.body.match(/[<"]/g)).toHaveLength(6)
      }),
    )
  })
})

describe('variation', () => {
  test('a row gives the same words every time, and rows differ', () => {
    const words = Array.from({ length: 300 }, (_, n) => title('{{ "a|b|c" | vary }}', { city: `City ${n}` }))
    expect(words).toEqual(Array.from({ length: 300 }, (_, n) => title('{{ "a|b|c" | vary }}', { city: `City ${n}` })))
    for (const word of ['a', 'b', 'c']) expect(words.filter((one) => one === word).length).toBeGreaterThan(60)
  })

  test('two places in one page choose apart from each other, unless they are given one name', () => {
    const pairs = new Set(
      Array.from({ length: 100 }, (_, n) =>
        title('{{ "a|b" | vary }} {{ "c|d" | vary }} {{ "e|f" | vary: "k" }}{{ "e|f" | vary: "k" }}', { city: `${n}` }),
      ),
    )
    expect([...pairs].map((pair) => pair?.slice(0, 3)).sort()).toEqual(
      expect.arrayContaining(['a c', 'a d', 'b c', 'b d']),
    )
    for (const pair of pairs) expect(pair).toMatch(/ee$|ff$/)
  })

  test('a seed of its own keeps the words of a row whose values change', () => {
    const template = aPostTemplate({ title: '{{ "a|b|c|d|e|f|g|h" | vary }} {{ city }}' })
    const [one, other] = ['Oslo', 'Rome'].map((city) => renderTemplate(template, { city }, 'row-7').content?.title)
    expect(one?.[0]).toBe(other?.[0])
  })
})

test('filters write what a studio writes', () => {
  const variables = [
    ...[
      aVariable('price', { type: 'money' }),
      aVariable('seats', { type: 'number' }),
      aVariable('day', { type: 'date' }),
    ],
    ...[aVariable('list', { type: 'list' }), aVariable('isNew', { type: 'yes-no', name: 'is_new' })],
  ]
  const row = { price: '$1,299.5', seats: '1200', day: '2026-03-02', list: 'a, b, c', is_new: 'Yes' }
  const cases: [text: string, title: string][] = [
    ['{{ price | money }} {{ price | money: "EUR" }} {{ seats | money }}', '$1,299.50 €1,299.50 $1,200'],
    ['{{ seats | number }} {{ 2.5 | number: 2 }}', '1,200 2.50'],
    ['{{ day | date }}, {{ day | date: "%d.%m.%Y" }}', 'March 2, 2026, 02.03.2026'],
    ['{{ seats | plural: "seat" }}, {{ 1 | plural: "box", "boxes" }}', '1,200 seats, 1 box'],
    [
      '{{ list | sentence }}; {{ list | sentence: "or" }}; {{ list.size }}; {{ list | join: "-" }}',
      'a, b, and c; a, b, or c; 3; a-b-c',
    ],
    ['{{ is_new | yes_no: "new", "old" }}{% if is_new %}!{% endif %}', 'new!'],
    ['{% for one in list %}{{ forloop.index }}{{ one }} {% endfor %}', '1a 2b 3c'],
    ['{% assign half = price | divided_by: 2 %}{{ half | number: 1 }}', '649.8'],
    ['{{ "Größe & Wert" | slug }}', 'grosse-wert'],
  ]
  for (const [text, expected] of cases) expect(title(text, row, variables)).toBe(expected)
})

test('amounts whose text names no currency are in the studio’s', () => {
  const template = { ...aCityTemplate(), variables: [aVariable('price', { type: 'money' })], currency: 'EUR' }
  template.content.title = '{{ price | money }} {{ price | money: "USD" }}'
  for (const price of ['€ 1,299.50', '1,299.50 €', '1299.5 EUR', 'EUR 1,299.50'])
    expect(renderTemplate(template, { price }).partial?.title).toBe('€1,299.50 $1,299.50')
})

test('what is empty is false in a condition and writes nothing; the default takes its place', () => {
  const optional = aVariable('city', { isRequired: false })
  expect(
    title('T{% if city %}1{% endif %}{{ city }}{{ city | upcase }}{{ city.size }}', { city: ' ' }, [optional]),
  ).toBe('T')
  expect(title('{{ city }}', { city: '' }, [aVariable('city', { preset: 'Bergen' })])).toBe('Bergen')
  expect(problemsOf({}, { city: '' })).toEqual([{ field: 'variables.city', message: 'City: this is empty.' }])
})

test.for([
  [{ type: 'number' }, '1.299,50', 'City: enter a number such as 1,299.50.'],
  [{ type: 'number' }, '1e5', 'City: enter a number such as 1,299.50.'],
  [{ type: 'money' }, '5 euros', 'City: enter an amount such as 1,299.50.'],
  [{ type: 'date' }, '2026-02-30', 'City: enter a date such as 2026-03-31.'],
  [{ type: 'yes-no' }, 'maybe', 'City: enter yes or no.'],
  [{ type: 'choice', choices: ['Small', 'Large'] }, 'Huge', 'City: choose one of Small, Large.'],
  [{ type: 'url' }, 'javascript:alert(1)', 'City: enter a URL that begins with / or https://.'],
  [{ type: 'url' }, '//evil.test', 'City: enter a URL that begins with / or https://.'],
  [{ type: 'picture' }, 'cat.png', 'City: this image is not in the media library.'],
  [{ type: 'product' }, 'Queue Pro', 'City: enter a product slug, such as queuepro.'],
  [{ type: 'text' }, 'x'.repeat(2_001), 'City: keep it under 2,001 characters.'],
] as const)('a value is read by its type: %j refuses what it is not', ([changes, value, message]) => {
  const variables = [aVariable('city', changes as Partial<Variable>)]
  expect(problemsOf({}, { city: value }, variables)).toEqual([{ field: 'variables.city', message }])
})

test('rows and blocks whose texts all came out empty are left out, and entries of lists become several', () => {
  const template = aCityTemplate()
  const optional = '{% if pitch %}{{ pitch }}{% endif %}'
  template.content.blocks = [
    { ...newBlock('hero', 'a'), title: optional },
    {
      ...newBlock('faq', 'b'),
      items: [
        { question: 'Q', answer: 'A' },
        { question: optional, answer: optional },
      ],
    },
    { ...newBlock('comparison', 'c'), columns: ['x', optional], rows: [{ label: 'r', cells: [optional, 'y'] }] },
  ]
  const { content } = renderTemplate(template, { city: 'Oslo' })
  expect(content?.blocks).toMatchObject([
    { type: 'faq', items: [{ question: 'Q' }] },
    { type: 'comparison', columns: ['x', ''], rows: [{ cells: ['', 'y'] }] },
  ])
  const list = aVariable('tags', { type: 'list' })
  expect(rendered({ tags: ['fixed', '{{ tags | join: "," }}'] }, { tags: 'a, b' }, [list]).content?.tags).toEqual([
    ...['fixed', 'a', 'b'],
  ])
})

test('a picture that a row leaves empty is none', () => {
  const cover = aVariable('cover', { type: 'picture', isRequired: false })
  const id = crypto.randomUUID()
  expect(rendered({ coverId: '{{ cover }}' }, { cover: id }, [cover]).content?.coverId).toBe(id)
  expect(rendered({ coverId: '{{ cover }}' }, {}, [cover]).content?.coverId).toBeNull()
  const template = aCityTemplate()
  template.variables.push(cover)
  template.content.blocks = [
    { ...newBlock('hero', 'a'), title: 'Hi', picture: { id: '{{ cover }}', alt: '{{ city }}' } },
  ]
  expect(renderTemplate(template, { city: 'Oslo' }).content?.blocks).toMatchObject([{ picture: null }])
})
