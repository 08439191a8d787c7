export default function CentersPage() { return <h1>Centers</h1> }
