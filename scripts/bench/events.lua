-- For wrk: page views as browsers tell them, each with an id of its own, from many addresses, of 5,000 pages.
-- Two arguments: how many a second (as fast as it goes without), and "ask": then only the front page is asked for.
local ffi = require('ffi')
ffi.cdef('typedef struct { long seconds; long nanos; } moment; int clock_gettime(int clock, moment *now);')

local CLOCK_MONOTONIC = 1
local moment = ffi.new('moment')
local number = 0
local start = os.time()
local asks = false

local function now_ms()
  ffi.C.clock_gettime(CLOCK_MONOTONIC, moment)
  return tonumber(moment.seconds) * 1000 + tonumber(moment.nanos) / 1e6
end

-- each request has its moment, whichever connection is free; one that comes late makes no later one late
function init(args)
  local rate = tonumber(args[1])
  asks = args[2] == 'ask'
  if not rate then return end
  local next_at = now_ms()
  delay = function()
    next_at = next_at + math.random() * 2000 / rate
    return math.floor(math.max(0, next_at - now_ms()))
  end
end

local body = '{"event_id":"%d-%d-%d","event_type":"page_view","page_path":"/blog/page-%d","referrer":"https://news.example/item","session_id":"s-%d","timezone":"Europe/Lisbon","metadata":{"is_admin":false,"is_automated":false}}'

function request()
  if asks then return wrk.format('GET', '/', { ['Accept-Encoding'] = 'gzip' }) end
  number = number + 1
  local visitor = math.random(100000)
  return wrk.format('POST', '/api/events', {
    ['Content-Type'] = 'application/json',
    ['User-Agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ['X-Forwarded-For'] = '198.' .. (visitor % 256) .. '.' .. math.floor(visitor / 256) % 256 .. '.7',
  }, string.format(body, start, math.random(1000000000), number, math.random(5000), visitor))
end
