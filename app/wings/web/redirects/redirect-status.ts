export const redirectStatuses = [301, 302, 307, 410] as const

export type RedirectStatus = (typeof redirectStatuses)[number]

export const GONE = 410

export const statusLabels: Record<RedirectStatus, string> = {
  301: 'Permanent',
  302: 'Temporary',
  307: 'Temporary, same method',
  410: 'Gone',
}

export const statusOptions = redirectStatuses.map((status) => ({
  value: String(status),
  label: `${statusLabels[status]} (${status})`,
}))
