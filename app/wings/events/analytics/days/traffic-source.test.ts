import { expect, test } from 'vitest'
import { resolveTrafficSource } from './traffic-source'

const from = (referrer: string, source = '', medium = '') => {
  const origin = resolveTrafficSource(referrer, { source, medium })
  return [origin.channel, origin.source]
}

test.for<[string, string, string]>([
  ['direct', 'Direct', 'Direct'],
  ['https://www.google.com/', 'Search', 'Google'],
  ['https://google.co.uk/', 'Search', 'Google'],
  ['https://docs.google.com/document', 'Referral', 'docs.google.com'],
  ['https://mail.google.com/mail/u/0', 'E-mail', 'Gmail'],
  ['https://gemini.google.com/app', 'AI assistants', 'Gemini'],
  ['https://chatgpt.com/', 'AI assistants', 'ChatGPT'],
  ['https://www.perplexity.ai/search', 'AI assistants', 'Perplexity'],
  ['https://de.search.yahoo.com/', 'Search', 'Yahoo'],
  ['https://l.facebook.com/', 'Social', 'Facebook'],
  ['https://t.co/abc', 'Social', 'X'],
  ['android-app://com.google.android.gm/', 'E-mail', 'Gmail'],
  ['https://news.ycombinator.com/item', 'Referral', 'news.ycombinator.com'],
  ['https://notgoogle.com/', 'Referral', 'notgoogle.com'],
  ['https://google.com.evil.example/', 'Referral', 'google.com.evil.example'],
])('who comes from %s comes by %s: %s', ([referrer, channel, source]) => {
  expect(from(referrer)).toEqual([channel, source])
})

test.for<[string, string, string, string]>([
  ['google', 'cpc', 'Search', 'Google'],
  ['chatgpt.com', '', 'AI assistants', 'ChatGPT'],
  ['Spring letter', 'email', 'E-mail', 'Spring letter'],
  ['partner', 'paid_social', 'Social', 'partner'],
  ['partner', '', 'Referral', 'partner'],
  ['', 'newsletter', 'E-mail', 'newsletter'],
])('a campaign that says %s and %s is %s: %s', ([source, medium, channel, named]) => {
  expect(from('direct', source, medium)).toEqual([channel, named])
})

test('a campaign says more than the page that led here, and a page is named without what every address has', () => {
  expect(resolveTrafficSource('https://www.linkedin.com/feed/', { source: 'spring', medium: '' })).toEqual({
    channel: 'Referral',
    source: 'spring',
    referrer: 'linkedin.com/feed',
  })
  expect(resolveTrafficSource('https://www.linkedin.com/feed/', { source: '', medium: 'email' })).toMatchObject({
    channel: 'E-mail',
    source: 'LinkedIn',
  })
})

test('a hostile name of a host is read at once', () => {
  expect(from(`https://${'a.'.repeat(400_000)}com/`)[0]).toBe('Referral')
})
