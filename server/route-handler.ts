import * as build from 'virtual:react-router/server-build'
import { createRequestHandler } from 'react-router'
import { isInWorkspace, withoutWorkspaces } from './workspaces'

/**
 * The routes of the site as one handler. React Router compares an address with each route it knows, several times for a page:
 * for visitors it knows only those that are not of the back office and the planner, which are most of all.
 */
export function createRouteHandler(mode: string): ReturnType<typeof createRequestHandler> {
  const all = createRequestHandler(build, mode)
  const others = createRequestHandler(withoutWorkspaces(build), mode)
  return (request, context) => (isInWorkspace(request.url) ? all : others)(request, context)
}
