export default function Dashboard() {
  return <h1 className="text-h3">Dashboard</h1>
}
