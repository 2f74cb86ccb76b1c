import { serveAgent } from '../serve-agent.server'
import type { Route } from './+types/mcp'

/** Coding agents work from a plan through this address. */
export const action = (args: Route.ActionArgs) => serveAgent(args)
export const loader = (args: Route.LoaderArgs) => serveAgent(args)
