import type { Config } from '@react-router/dev/config'

export default {
  // Later visits discover routes as links come into view, so that no page carries the whole site's table.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
