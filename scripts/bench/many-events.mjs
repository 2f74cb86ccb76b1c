const PATHS = 5_000
// a visit has 1.9 page views, of which each tells 1.9 events
const EVENTS_PER_VISIT = 3.55

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/%.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/%.0 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/%.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/%.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:%.0) Gecko/20100101 Firefox/%.0',
]
const hosts = [
  'www.google.com',
  'www.google.com',
  'www.bing.com',
  'chatgpt.com',
  'news.ycombinator.com',
  'www.reddit.com',
]
const countries = ['US', 'DE', 'IN', 'GB', 'FR', 'BR', 'PT', 'NL', 'CA', 'JP', 'ES', 'AU', 'SE', 'PL', 'IT', 'Unknown']

const textArray = (/** @type {string[]} */ texts) => `array[${texts.map((text) => `'${text}'`).join(', ')}]`
/** One of them, the first ones more often. @param {string[]} texts @param {string} random */
const oneOf = (texts, random) => `(${textArray(texts)})[1 + floor(power(${random}, 2) * ${texts.length})::int]`

/**
 * SQL for one day of visits, made by the database itself: of ten visitors one comes again, paths are as popular as words in a
 * text (Zipf), every second visit comes from elsewhere, some by a campaign; three of four page views tell their end, some a
 * click or a product, one of 125 visits buys.
 * @param {string} day @param {number} number of the day @param {number} events about as many
 */
export function dayOfEvents(day, number, events) {
  const visits = Math.round(events / EVENTS_PER_VISIT)
  return `
    insert into analytics_events (event_key, event_type, page_path, referrer, user_agent, session_id, visitor, ip_address,
      country, metadata, day, created_at)
    with visit as materialized (
      select n as visit, ${number}::bigint * 10000000 + floor(n * 0.9) as visitor, 'session-' || n as session,
        '${day}'::timestamp at time zone 'UTC' + random() * interval '23 hours' as began,
        1 + least(20, floor(-ln(1 - random()) * 1.35)::int) as views,
        case when random() < 0.5 then 'direct' when random() < 0.6 then 'https://' || ${oneOf(hosts, 'random()')} || '/'
          else 'https://site-' || floor(power(random(), 2) * 400) || '.example/page-' || floor(random() * 5) end as referrer,
        case when random() < 0.15 then floor(random() * 40)::int end as campaign,
        replace(${oneOf(agents, 'random()')}, '%', (120 + floor(random() * 20))::text) as agent,
        ${oneOf(countries, 'random()')} as country, random() as buys
      from generate_series(1, ${visits}) as n
    ), view as materialized (
      select visit.*, n, began + n * interval '40 seconds' as at, floor(exp(random() * ln(${PATHS})))::int as page,
        random() as ends, random() as clicks, random() as shows
      from visit, generate_series(1, views) as n
    ), event as (
      select 'page_view' as type, *, case when n = 1 and campaign is not null then jsonb_build_object('utm_source',
        'newsletter', 'utm_medium', 'email', 'utm_campaign', 'campaign-' || campaign) else '{}' end as more from view
      union all select 'page_end', *, jsonb_build_object('seconds', floor(ends * 160), 'scroll', floor(ends * 130)) from view
        where ends < 0.75
      union all select 'product_view', *, jsonb_build_object('product_slug', 'product-' || page % 30) from view where shows < 0.07
      union all select 'cta_click', *, jsonb_build_object('cta_name', 'Button ' || page % 60, 'cta_location', 'header') from view
        where clicks < 0.07
      union all select 'purchase', *, jsonb_build_object('product_id', 'product-' || page % 30, 'amount', 49) from view
        where n = views and buys < 0.008
    )
    select ${number}::bigint * 10000000 + row_number() over (), type,
      case when page < 30 then '/tools/product-' || page when page < 4500 then '/blog/post-' || page
        when page < 4600 then '/checkout/product-' || page % 30 else '/lp/page-' || page end,
      case when n = 1 and type = 'page_view' then referrer else 'direct' end, agent, session,
      case when type = 'purchase' then null else visitor end, '203.0.113.0', country, more || '{"is_admin": false}', '${day}',
      at + case type when 'page_view' then interval '0' when 'page_end' then interval '38 seconds' else interval '10 seconds' end
    from event`
}
