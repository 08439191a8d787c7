export default function DashboardHomePage() { return <h1>Home</h1> }
