import './login.css';

import { useSelector } from 'react-redux';

import { selectMotivo } from '@comanda/shared/session';
import { Alert, Marca } from '@comanda/shared/ui/core';

import { Ilustracion } from './Ilustracion';
import { LoginForm } from './LoginForm';

/** What large screens show beside the form. */
function PanelMarca() {
  return (
    <aside className="login-panel">
      <Ilustracion />
      <p className="login-lema">De la mesa a la factura, sin perder una comanda.</p>
      <p className="login-sublema">
        Órdenes, caja, cocina y facturación electrónica de su restaurante.
      </p>
    </aside>
  );
}

/** The one login screen of the five paths (spec section 2). */
export default function LoginScreen() {
  const motivo = useSelector(selectMotivo);
  return (
    <div className="login">
      <main className="login-lado">
        <div className="login-caja">
          <div className="login-marca">
            <Marca tamano={40} />
          </div>
          <h1>Ingrese a su cuenta</h1>
          <p className="login-guia">Use el correo y la contraseña de su cuenta.</p>
          {motivo === 'vencida' && (
            <Alert type="warning" showIcon title="Su sesión terminó. Ingrese de nuevo" />
          )}
          <LoginForm />
        </div>
        <footer className="login-pie">Todos los derechos reservados</footer>
      </main>
      <PanelMarca />
    </div>
  );
}
