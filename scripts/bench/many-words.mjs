/**
 * Tables of words and paragraphs that texts are put together from: 3,000 words, of which some are in every text and some in
 * one of a thousand.
 * @param {{ paragraphs: number, words: number }} size how many paragraphs, of how many words each
 */
export function makeWords({ paragraphs, words }) {
  return [
    `create temporary table words as
     select n, substr(md5(n::text), 1, 3 + n % 7) as word from generate_series(1, 3000) as n`,
    `create temporary table paragraphs as
     select p, '<p>' || (
       select string_agg(word, ' ') from words, generate_series(1, ${words}) as i
       where words.n = 1 + floor(3000 * power(((hashint4(p * 1000 + i)::bigint + 2147483648) / 4294967296.0), 3))::int
     ) || '.</p>' as text
     from generate_series(1, ${paragraphs}) as p`,
    `create index on paragraphs (p)`,
  ]
}

/** SQL for the text of row `n`. @param {{ paragraphs: number, fewest: number, spread: number }} size paragraphs a text */
export function aText({ paragraphs, fewest, spread }) {
  return `(select string_agg(text, '<h2>Part</h2>') from paragraphs where p in (
    select 1 + abs(hashint4(n * 31 + k)::bigint) % ${paragraphs} from generate_series(1, ${fewest} + n % ${spread}) as k))`
}
