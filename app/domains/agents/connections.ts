interface Connection {
  value: string
  label: string
  /** Where the text goes. */
  hint: string
  text: string
}

const inJson = (value: unknown) => JSON.stringify(value, null, 2)

/** How the usual programs are told of this server; `token` may be a place to fill in. */
export function connectionsFor(address: string, token: string): Connection[] {
  const server = { url: address, headers: { Authorization: `Bearer ${token}` } }
  return [
    {
      value: 'claude-code',
      label: 'Claude Code',
      hint: 'Run this once in a terminal.',
      text: `claude mcp add --transport http planner ${address} --header "Authorization: Bearer ${token}"`,
    },
    {
      value: 'cursor',
      label: 'Cursor',
      hint: 'Put this into ~/.cursor/mcp.json.',
      text: inJson({ mcpServers: { planner: server } }),
    },
    {
      value: 'vs-code',
      label: 'VS Code',
      hint: 'Put this into .vscode/mcp.json, and keep that file out of the repository.',
      text: inJson({ servers: { planner: { type: 'http', ...server } } }),
    },
  ]
}
