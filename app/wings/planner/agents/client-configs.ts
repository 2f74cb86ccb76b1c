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
      hint: 'Run this command in a terminal.',
      snippet: `claude mcp add --transport http planner ${address} --header "Authorization: Bearer ${token}"`,
    },
    {
      value: 'cursor',
      label: 'Cursor',
      hint: 'Add this to ~/.cursor/mcp.json.',
      snippet: toIndentedJson({ mcpServers: { planner: server } }),
    },
    {
      value: 'vs-code',
      label: 'VS Code',
      hint: 'Add this to .vscode/mcp.json and do not commit that file.',
      snippet: toIndentedJson({ servers: { planner: { type: 'http', ...server } } }),
    },
  ]
}
