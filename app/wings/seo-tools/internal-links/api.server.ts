import { Hono } from 'hono'
import { linksApi } from './links/api.server'
import { linkRulesApi } from './rules/api.server'
import { linkRunsApi } from './runs/api.server'
import { suggestionsApi } from './suggestions/api.server'

export const internalLinksApi = new Hono()
  .route('/', linksApi)
  .route('/', linkRulesApi)
  .route('/', linkRunsApi)
  .route('/', suggestionsApi)
