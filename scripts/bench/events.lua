-- For wrk: page views as browsers tell them, each with an id of its own, from many addresses, of 5,000 pages.
local number = 0
local start = os.time()

local body = '{"event_id":"%d-%d-%d","event_type":"page_view","page_path":"/blog/page-%d","referrer":"https://news.example/item","session_id":"s-%d","timezone":"Europe/Lisbon","metadata":{"is_admin":false,"is_automated":false}}'

function request()
  number = number + 1
  local visitor = math.random(100000)
  return wrk.format('POST', '/api/events', {
    ['Content-Type'] = 'application/json',
    ['User-Agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ['X-Forwarded-For'] = '198.' .. (visitor % 256) .. '.' .. math.floor(visitor / 256) % 256 .. '.7',
  }, string.format(body, start, math.random(1000000000), number, math.random(5000), visitor))
end
