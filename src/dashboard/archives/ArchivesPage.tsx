export default function ArchivesPage() { return <h1>Archives</h1> }
