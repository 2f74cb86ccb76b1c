import { handleMcpRequest } from '../handle-mcp-request.server'
import type { Route } from './+types/mcp'

/** Coding agents work from a plan through this address. */
export const action = (args: Route.ActionArgs) => handleMcpRequest(args)
export const loader = (args: Route.LoaderArgs) => handleMcpRequest(args)
