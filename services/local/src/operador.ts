// npm run operador -- correo "Nombre Apellido": makes an operator, of whom an installation without a demo has none, or gives
// one that is there another password. Ends with 1 when it could not.
import { leerEntorno } from '@comanda/kit/proceso/entorno';

import { impedimentoEnPalabras } from './impedimento';
import { darOperador } from './operador/darOperador';
import { leerOperador } from './operador/leerOperador';
import { AJUSTES_DE_BASE, direccionDeBase } from './postgres/direccionDeBase';

try {
  const pedido = leerOperador(process.argv.slice(2));
  const url = await direccionDeBase(leerEntorno(AJUSTES_DE_BASE, process.env));
  const { clave, nuevo } = await darOperador(url, pedido);
  console.log(
    `${nuevo ? 'Operador creado' : 'El operador tiene otra contraseña'}: ${pedido.email}`,
  );
  console.log(`Contraseña, que no se vuelve a mostrar: ${clave}`);
  console.log('Ingrese en /auth/login_dashboard: se le pide cambiarla.');
} catch (error) {
  console.error(impedimentoEnPalabras(error));
  process.exitCode = 1;
}
