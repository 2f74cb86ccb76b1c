import { expect, test } from '~test/test'
import { aCityTemplate, aPostTemplate } from '../fixtures'
import { validateTemplateContent } from './validate-content'

test('the shape of a template is that of its kind, but where Liquid stands anything may; unknown fields go', () => {
  const { content } = aPostTemplate({
    slug: '{{ city | slug }}',
    coverId: '{{ c }}',
    category: '{{ x }}',
    tags: ['{{ t }}'],
  })
  expect(validateTemplateContent('post', { ...content, foreign: '{{ y }}' })).toEqual({ content, problems: [] })
  expect(validateTemplateContent('landing-page', aCityTemplate().content).content).toEqual(aCityTemplate().content)
})

test('a content that is not of the kind is refused by field', () => {
  const { content } = aPostTemplate({ coverId: 'x', tags: ['y'.repeat(51)] })
  expect(validateTemplateContent('post', content).problems.map(({ field }) => field)).toEqual(['tags.0', 'coverId'])
  expect(validateTemplateContent('post', { ...content, title: `{{ ${'x'.repeat(20_000)} }}` }).problems[0]?.field).toBe(
    'title',
  )
  let deep: unknown = 'x'
  for (let n = 0; n < 100; n++) deep = { deep }
  expect(validateTemplateContent('post', deep).problems[0]?.message).toBe('The content is nested too deeply.')
  for (const nonsense of [null, 3, 'x', []])
    expect(validateTemplateContent('product', nonsense).problems.length).toBeGreaterThan(0)
})
