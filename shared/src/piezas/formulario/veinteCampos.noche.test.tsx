import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { answer, renderScreen } from '@comanda/shared/testing';

import { defineCalls, envelope } from '../../contracts/defineCall';

import { Campo, FormModal } from '.';

/** The proof that the kit serves: 20 fields, booleans, several companies, an upload. The form itself is `UsuarioModal`. */
const texto = (que: string) => z.string().min(1, `El campo ${que} no puede estar vacío`).max(200);

const { guardarTodo } = defineCalls('ordering', {
  guardarTodo: {
    method: 'POST',
    path: '/v1/prueba_todo',
    acceso: { perfiles: 'sesion', area: null },
    body: z.strictObject({
      nombre: texto('nombre'),
      email: texto('email').pipe(z.email('El email no es válido')),
      clave: z.string().min(8, 'La contraseña tiene 8 letras o más'),
      cedula: texto('cedula'),
      direccion: texto('direccion'),
      ciudad: texto('ciudad'),
      telefono: texto('telefono'),
      whatsapp: z.string().max(20).optional(),
      perfil: z.enum(['Cajero', 'Mesero'], 'Seleccione un perfil'),
      turno: z.enum(['manana', 'tarde']).optional(),
      sueldo: z.number('El sueldo debe ser un monto'),
      comision: z.number('La comisión debe ser un número').max(100),
      horas: z.number().int(),
      hijos: z.number().int().optional(),
      empresas: z.array(z.string()).min(1, 'Seleccione una empresa'),
      asegurado: z.boolean(),
      activo: z.boolean(),
      avisos: z.boolean(),
      nota: z.string().max(300).optional(),
      foto: z.string().min(1, 'Elija una foto'),
    }),
    reply: envelope(z.null()),
  },
});

const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({ guardarTodo: build.mutation(fromCall(guardarTodo)) }),
});

const PERFILES = [
  { value: 'Cajero', label: 'Cajero' },
  { value: 'Mesero', label: 'Mesero' },
];
const TURNOS = [
  { value: 'manana', label: 'Por la mañana' },
  { value: 'tarde', label: 'Por la tarde' },
];

function UsuarioModal({ onCerrar }: { onCerrar: () => void }) {
  const [guardar] = api.useGuardarTodoMutation();
  return (
    <FormModal
      titulo="Datos del Usuario"
      call={guardarTodo}
      inicial={{ activo: true, asegurado: false, avisos: false, empresas: ['Andina'] }}
      enviar={(entrada) => guardar(entrada).unwrap()}
      mensajes={{ titulo: '¡Registrado!', exito: 'El usuario ha sido registrado.' }}
      boton="Guardar"
      ancho={860}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="nombre" etiqueta="Nombre" autoFocus />
      <Campo.Texto nombre="email" etiqueta="Email" teclado="email" />
      <Campo.Clave nombre="clave" etiqueta="Contraseña" />
      <Campo.Texto nombre="cedula" etiqueta="Cédula" teclado="numeric" />
      <Campo.Texto nombre="direccion" etiqueta="Dirección" />
      <Campo.Texto nombre="ciudad" etiqueta="Ciudad" />
      <Campo.Texto nombre="telefono" etiqueta="Teléfono" teclado="tel" />
      <Campo.Texto nombre="whatsapp" etiqueta="Whatsapp" teclado="tel" />
      <Campo.Opcion nombre="perfil" etiqueta="Perfil" opciones={PERFILES} />
      <Campo.Opcion nombre="turno" etiqueta="Turno" opciones={TURNOS} />
      <Campo.Dinero nombre="sueldo" etiqueta="Sueldo" />
      <Campo.Numero nombre="comision" etiqueta="Comisión" decimales={2} sufijo="%" />
      <Campo.Numero nombre="horas" etiqueta="Horas" />
      <Campo.Numero nombre="hijos" etiqueta="Hijos" />
      <Campo.Empresas nombre="empresas" etiqueta="Empresas" empresas={['Andina', 'Puerto']} ancho />
      <Campo.Si nombre="asegurado" etiqueta="Asegurado" />
      <Campo.Si nombre="activo" etiqueta="Activo" />
      <Campo.Si nombre="avisos" etiqueta="Recibe avisos" />
      <Campo.Texto nombre="nota" etiqueta="Nota" filas={3} ancho />
      <Campo.Archivo
        nombre="foto"
        etiqueta="Foto"
        acepta="image/*"
        maxBytes={15_000}
        demasiado="La foto pasa de 15 KB"
      />
    </FormModal>
  );
}

describe('a form of 20 fields', () => {
  it('fills a whole call', async () => {
    const pedidos = answer(guardarTodo, { success: true, data: null });
    const { user, notices } = renderScreen(<UsuarioModal onCerrar={() => undefined} />);
    const escribir = (nombre: RegExp, valor: string) =>
      user.type(screen.getByLabelText(nombre), valor);
    for (const [nombre, valor] of [
      [/^Nombre/, 'Ana'],
      [/^Email/, 'ana@demo.ec'],
      [/^Contraseña/, 'secreta1'],
      [/^Cédula/, '1710034065'],
      [/^Dirección/, 'Quito'],
      [/^Ciudad/, 'Quito'],
      [/^Teléfono/, '0991234567'],
      [/^Sueldo/, '482'],
      [/^Comisión/, '2,5'],
      [/^Horas/, '40'],
    ] as const)
      await escribir(nombre, valor);
    await user.click(screen.getByRole('combobox', { name: /^Perfil/ }));
    await user.click(await screen.findByTitle('Mesero'));
    await user.click(screen.getByRole('combobox', { name: /^Empresas/ }));
    await user.click(await screen.findByTitle('Puerto'));
    await user.click(screen.getByRole('switch', { name: 'Asegurado' }));
    await user.upload(
      screen.getByLabelText(/^Foto/),
      new File(['foto'], 'ana.png', { type: 'image/png' }),
    );
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.body).toEqual({
      nombre: 'Ana',
      email: 'ana@demo.ec',
      clave: 'secreta1',
      cedula: '1710034065',
      direccion: 'Quito',
      ciudad: 'Quito',
      telefono: '0991234567',
      perfil: 'Mesero',
      sueldo: 482,
      comision: 2.5,
      horas: 40,
      empresas: ['Andina', 'Puerto'],
      asegurado: true,
      activo: true,
      avisos: false,
      foto: btoa('foto'),
    });
    await waitFor(() =>
      expect(notices).toEqual(['success: ¡Registrado! / El usuario ha sido registrado.']),
    );
  });
});
