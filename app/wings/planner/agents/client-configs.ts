interface ClientConfig {
  value: string
  label: string
  /** Where the text goes. */
  hint: string
  snippet: string
}

const toIndentedJson = (value: unknown) => JSON.stringify(value, null, 2)

/** How the usual programs are told of this server; `token` may be a place to fill in. */
export function buildClientConfigs(address: string, token: string): ClientConfig[] {
  const server = { url: address, headers: { Authorization: `Bearer ${token}` } }
  return [
    {
      value: 'claude-code',
      label: 'Claude Code',
      hint: 'Run this once in a terminal.',
      snippet: `claude mcp add --transport http planner ${address} --header "Authorization: Bearer ${token}"`,
    },
    {
      value: 'cursor',
      label: 'Cursor',
      hint: 'Put this into ~/.cursor/mcp.json.',
      snippet: toIndentedJson({ mcpServers: { planner: server } }),
    },
    {
      value: 'vs-code',
      label: 'VS Code',
      hint: 'Put this into .vscode/mcp.json, and keep that file out of the repository.',
      snippet: toIndentedJson({ servers: { planner: { type: 'http', ...server } } }),
    },
  ]
}
