import { Navigate } from '@comanda/shared/router';

/** Where a Contador lands (spec section 2, Post-login landing): the screen is 'reporteria'. */
export default function ReporteScreen() {
  return <Navigate replace to="/admin/reporteria" />;
}
