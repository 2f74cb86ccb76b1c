export default function MediaLibrary() {
  return <h1>Media</h1>
}
