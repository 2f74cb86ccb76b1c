/** In the order in which they stand. `name` is what the counts beside them go by. */
export const settingsTabs = [
  { name: 'audit', to: '/admin/settings', label: 'Audit log' },
  { name: 'errors', to: '/admin/settings/errors', label: 'Errors' },
  { name: 'inbox', to: '/admin/settings/inbox', label: 'Inbox' },
  { name: 'outbox', to: '/admin/settings/outbox', label: 'Outbox' },
  { name: 'studio', to: '/admin/settings/studio', label: 'Studio' },
  { name: 'look', to: '/admin/settings/look', label: 'Look' },
  { name: 'menus', to: '/admin/settings/menus', label: 'Menus' },
  { name: 'services', to: '/admin/settings/services', label: 'Services' },
  { name: 'system', to: '/admin/settings/system', label: 'System' },
  { name: 'admins', to: '/admin/settings/admins', label: 'Admins' },
  { name: 'import', to: '/admin/settings/import', label: 'Import', hasMoreBelow: true },
  { name: 'export', to: '/admin/settings/export', label: 'Export', hasMoreBelow: true },
]
