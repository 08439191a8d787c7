export default function RecordsPage() { return <h1>Records</h1> }
