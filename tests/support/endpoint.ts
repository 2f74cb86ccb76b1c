import type { RouterContextProvider } from 'react-router'
import { type AnyApi, mountApis } from '~/kits/api/api.server'

interface EndpointArgs {
  request: Request
  params: Record<string, string>
  context: Readonly<RouterContextProvider>
}

/** An address of a room's API as a handler that `callAsAdmin`, `callAsUser` and `callRoute` take. */
export function endpoint(api: AnyApi, path: string) {
  const mounted = mountApis('/', { '/': api })
  return async ({ request, params, context }: EndpointArgs): Promise<Response> => {
    const { origin, search } = new URL(request.url)
    const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    return mounted.fetch(new Request(origin + filled + search, request), { context })
  }
}
