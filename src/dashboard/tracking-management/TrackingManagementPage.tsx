export default function TrackingManagementPage() { return <h1>Tracking Management</h1> }
