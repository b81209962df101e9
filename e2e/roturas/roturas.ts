// What may break, and the journey that says so: each is a slip that somebody could make in one file of the product. That a journey
// is red with it shows that it looks at the thing it is named after (correr.ts).

export interface Rotura {
  /** What does not work any more, in a sentence. */
  que: string;
  /** A source of the product, and the text in it that is replaced: it stands there once. */
  archivo: string;
  antes: string;
  despues: string;
  /** The spec whose test turns red, its title or a part of it, and the titles of those before it that it goes on from. */
  recorrido: string;
  titulo: string;
  previos?: readonly string[];
}

export const ROTURAS: Record<string, Rotura> = {
  foco: {
    que: 'Tras una venta el foco no queda en su tarjeta: un segundo Enter agrega otro producto',
    archivo: 'remote-ventas/src/puntoventa/hecha/VentaHechaCard.tsx',
    antes: '!apurada && tarjeta.current?.focus()',
    despues: 'apurada && tarjeta.current?.focus()',
    recorrido: 'e2e/ventas/venta.spec.ts',
    titulo: 'a second Enter, a space and a double tap after a sale change nothing',
  },
  cambio: {
    que: 'El cambio se calcula sobre el subtotal, sin el IVA',
    archivo: 'remote-ventas/src/carrito/ventaAbierta.ts',
    antes: 'const debido = sumar(enEfectivo.map(({ monto }) => aCentavos(monto)));',
    despues: 'const debido = aCentavos(venta.subtotal);',
    recorrido: 'e2e/ventas/venta.spec.ts',
    titulo: 'logs in, sells two products to a customer by cedula, invoices and prints',
  },
  pestanas: {
    que: 'Dos pestañas que cobran la misma orden imprimen dos tickets',
    archivo: 'remote-ventas/src/puntoventa/pago/usePago.ts',
    antes: 'cobradaEnOtraPestana(idempotencia) ? Promise.resolve(VENDIDA) : cobrarUnaVez();',
    despues: 'cobradaEnOtraPestana(idempotencia) ? cobrarUnaVez() : cobrarUnaVez();',
    recorrido: 'e2e/ventas/venta.spec.ts',
    titulo: 'two tabs that charge one order at once sell it once and print one ticket',
  },
  opciones: {
    que: 'La cocina no ve lo que se eligió de un plato',
    archivo: 'services/ordering/src/vizor/lineaVizorRow.ts',
    antes: '[...(modificadores ?? []).map(({ nombre }) => nombre), opciones]',
    despues: '[...(modificadores ?? []).map(() => null), opciones]',
    recorrido: 'e2e/ventas/opciones.spec.ts',
    titulo: 'a waiter is asked at a table by keys, changes the choice, and the kitchen reads it',
    previos: ['an administrator says what a dish asks, and is told what is wrong with it'],
  },
  propina: {
    que: 'La propina se cobra y no va en la factura',
    archivo: 'services/ordering/src/ventas/comprobanteDeVenta.ts',
    antes: '...(propina > 0 && { propina }),',
    despues: '...(propina < 0 && { propina }),',
    recorrido: 'e2e/ventas/cobros.spec.ts',
    titulo: 'a bill with discount and tip is paid in cash and by card, and invoiced, ',
  },
  mesa: {
    que: 'Se puede eliminar una mesa que tiene una orden abierta',
    archivo: 'services/ordering/src/mesas/mesasRepository.ts',
    antes: "if (ocupada) throw new AppError('MESA_OCUPADA', { id, orden: ocupada.orden });",
    despues: '',
    recorrido: 'e2e/ventas/mesas.spec.ts',
    titulo: 'a table with an open order is not taken off, and says so; another company has its own',
    previos: [
      'tables are made, put in zones, laid out on the plan and taken off',
      'a waiter seats people on a phone, sees what is ready, moves, joins and frees',
    ],
  },
  apertura: {
    que: 'La caja abre el período siguiente con lo que debía haber, no con lo contado',
    archivo: 'services/ordering/migrations/funciones/cuadrar.sql',
    antes: 'v.caja_id, v.periodo, v.conteo, v.ahora)',
    despues: 'v.caja_id, v.periodo, v.esperado, v.ahora)',
    recorrido: 'e2e/caja/cuadre.spec.ts',
    titulo:
      'sells, counts blind, counts again, closes with a reason and an approval, and is logged out',
  },
  recuento: {
    que: 'Una caja se cuenta dos veces sin que nadie lo apruebe',
    archivo: 'services/ordering/src/caja/cuadres/conteos.ts',
    antes: "if (aprobador === null) throw enCampo('CAJA_YA_CONTADA', 'aprobacion');",
    despues:
      'if (aprobador === null) return insertarConteo(client, empresa, { ...conteo, numero: ultimo.cuantos + 1, aprobado_por: null });',
    recorrido: 'e2e/caja/cuadre.spec.ts',
    titulo:
      'sells, counts blind, counts again, closes with a reason and an approval, and is logged out',
  },
  emitidos: {
    que: 'Emitidos sigue mostrando la forma de pago de antes después de cambiarla',
    archivo: 'remote-ventas/src/emitidos/emitidosApi.ts',
    antes: "invalidatesTags: ['Venta', 'Caja'],",
    despues: "invalidatesTags: ['Caja'],",
    recorrido: 'e2e/ventas/emitido.spec.ts',
    titulo: 'a cashier sells, finds it, changes how it was paid and prints it again',
  },
  orden: {
    que: 'El orden que se da a las categorías se pierde: salen como se crearon',
    archivo: 'services/ordering/src/categorias/categoriasEnOrden.ts',
    antes: 'row_number() over (order by orden nulls last, id)',
    despues: 'row_number() over (order by id)',
    recorrido: 'e2e/inventario/categorias.spec.ts',
    titulo: 'the order is changed by dragging and with the arrows, and the till follows',
  },
  reporte: {
    que: 'El total del reporte de ventas deja fuera lo que vendieron otros',
    archivo: 'services/ordering/src/reportes/reportesRoutes.ts',
    antes: 'VEN_TODO.includes(caller.perfil) ? (usuario ?? null) : caller.id',
    despues: 'VEN_TODO.includes(caller.perfil) ? (usuario ?? caller.id) : caller.id',
    recorrido: 'e2e/reportes/reporteventa.spec.ts',
    titulo: 'three sales of two people are in the total to the cent, and each sees what is theirs',
  },
  salida: {
    que: 'Una venta sin línea que ya llegó sigue anotada como por enviar, y sale otra vez',
    archivo: 'shared/src/sinLinea/enviar.ts',
    antes: 'return { ...venta, ...enviada(), venta: deServidor };',
    despues: 'return { ...venta, tomada_hasta: 0, venta: deServidor };',
    recorrido: 'e2e/sin-linea/vender.spec.ts',
    titulo:
      'a till is registered, sells with its own numbers, goes on without a line, and all of it arrives once',
  },
  aprobador: {
    que: 'Quién aprueba en caja ajena pasa sin el código de su segundo factor',
    archivo: 'services/ordering/src/aprobaciones/quienAprueba.ts',
    antes: "if (codigo === undefined) throw enCampo('APROBACION_SIN_CODIGO', campo);",
    despues: 'if (codigo === undefined) return async () => undefined;',
    recorrido: 'e2e/ventas/aprobador.spec.ts',
    titulo:
      'of those who may not approve a discount nothing is sold; with the code of who may, once',
  },
  relevo: {
    que: 'El PIN de cualquiera de la empresa vale por el de quien se eligió',
    archivo: 'services/identidad/migrations/funciones/es_su_pin.sql',
    antes: 'p.empresa_id = p_empresa_id and p.usuario_id = p_usuario_id and p.hash = p_hash',
    despues: 'p.empresa_id = p_empresa_id and p.hash = p_hash',
    recorrido: 'e2e/admin/relevo.spec.ts',
    titulo:
      'of two people with one PIN the one who was chosen takes the till over, and it is no PIN of a third',
  },
  autoria: {
    que: 'Lo que un equipo dice de otro se cree sin su firma',
    archivo: 'services/ordering/src/sinLinea/autoria.ts',
    antes: "if (autor.id === caller.id) return 'SESION';",
    despues: "if (caller.id !== '') return 'SESION';",
    recorrido: 'e2e/sin-linea/autoria.spec.ts',
    titulo:
      'what says that an Administrador did it, in the till or by hand, is listed with both names',
  },
  descanso: {
    que: 'La sesión del operador sigue abierta aunque nadie la use por una hora',
    archivo: 'services/identidad/migrations/funciones/descanso_de.sql',
    antes: "case when p_perfil = 'Dashboard' then 60 else 720 end",
    despues: "case when p_perfil = 'Dashboard' then 720 else 720 end",
    recorrido: 'e2e/auth/descanso.spec.ts',
    titulo:
      'a session of the operator that rested for an hour asks for the password again, and a till goes on',
  },
  desarrollo: {
    que: 'npm run dev no pone en la página el build del árbol: se ve el publicado',
    archivo: 'tools/desarrollo/suplente.ts',
    antes: 'arranque.builds && [...arranque.builds, entrada.build]',
    despues: 'arranque.builds',
    recorrido: 'e2e/equipo/desarrollo.spec.ts',
    titulo:
      'the screen of the working copy stands in the deployed product, and a change comes into it',
  },
  apagada: {
    que: 'El código de un área apagada se entrega igual',
    archivo: 'services/platform/src/arranque/arranqueDe.ts',
    antes: 'suyas.filter(({ build }) => caller && tieneEncendida(build, caller))',
    despues: 'suyas',
    recorrido: 'e2e/auth/ingreso.spec.ts',
    titulo: 'an area that is off says so and sends none of its code',
  },
  origen: {
    que: 'Lo que el otro origen de un área no da no se pide al producto: la pantalla no abre',
    archivo: 'shell/src/federation/otroOrigen.ts',
    antes: 'else poner(script, url);',
    despues: '',
    recorrido: 'e2e/equipo/origen.spec.ts',
    titulo: 'changed there, it does not run: the screen is that of the archive',
    previos: [
      'the operator says where the files are, is told of what is no origin',
      'the area comes from there, without cookies or a word of whose page it is',
    ],
  },
  disco: {
    que: 'Los archivos de un build se entregan como están en el disco, sin compararlos con el registro',
    archivo: 'services/platform/src/archivos/archivosVerificados.ts',
    antes: "return integridadDe(contenido) === integridad ? { contenido } : { motivo: 'es otro' };",
    despues: 'return { contenido };',
    recorrido: 'e2e/marco/cadena.spec.ts',
    titulo: 'every file of every build changed on the disk: none of it runs, and all are written',
  },
  pintada: {
    que: 'Una pantalla que se cae al montarse consta como pintada: nadie vuelve al build anterior',
    archivo: 'shell/src/marco/PantallaDeArea.tsx',
    antes: 'const reloj = setTimeout(() => alPintar(), PINTADA_MS);',
    despues: 'const reloj = setTimeout(() => undefined, PINTADA_MS);\n    alPintar();',
    recorrido: 'e2e/marco/ultimo-bueno.spec.ts',
    titulo: 'a screen that throws as it is mounted',
  },
  contrato: {
    que: 'Una respuesta que un build no entiende no se cuenta ni lo retira',
    archivo: 'shared/src/api/noCupo.ts',
    antes: 'export const anunciarNoCupo = noCupo.decir;',
    despues: 'export const anunciarNoCupo = (_respuesta: RespuestaQueNoCabe): void => undefined;',
    recorrido: 'e2e/marco/ultimo-bueno.spec.ts',
    titulo: 'a schema that asks for a field the server does not give',
  },
  vuelta: {
    que: 'Lo que falla en uso recarga la página y se lleva lo que se escribía',
    archivo: 'shell/src/federation/atenderFallos.ts',
    antes: 'retirarDe(de, { sola: false, noEntiende: false });',
    despues: 'location.reload();',
    recorrido: 'e2e/marco/ultimo-bueno.spec.ts',
    titulo: 'is told and offers the one before, and what was half typed stays',
  },
  contencion: {
    que: 'Una tecla que un área escucha y no suelta se la quita al punto de venta',
    archivo: 'shell/src/contencion/oyentes.ts',
    antes: '      if (!seOye(area)) return;\n',
    despues: '',
    recorrido: 'e2e/equipo/contencion.spec.ts',
    titulo: 'a key that an area listens to and does not let go of is not taken from the till',
  },
  salud: {
    que: 'Los fallos de un área se dicen por lo construido, no por lo que escribió su equipo',
    archivo: 'services/platform/src/telemetria/conFuentes.ts',
    antes: 'lugares: lugares[i] ?? fallo.pila',
    despues: 'lugares: fallo.pila ?? lugares[i]',
    recorrido: 'e2e/equipo/salud.spec.ts',
    titulo:
      'what throws in use is told by the file, line and function of its source, to the operator and to its team',
  },
  canario: {
    que: 'Un canario que falla en la mitad de las sesiones sigue saliendo',
    archivo: 'services/platform/src/telemetria/telemetriaRepository.ts',
    antes: 'fallos >= todas * ${LIMITE_DE_FALLOS}',
    despues: 'fallos > todas',
    recorrido: 'e2e/equipo/canales.spec.ts',
    titulo: 'a canary that fails for some stops by itself, and the operator reads why',
  },
  renovacion: {
    que: 'Una renovación cuya respuesta se perdió se toma por un robo y cierra la sesión',
    archivo: 'services/identidad/src/auth/sesionesRepository.ts',
    antes: 'if (fila.tarde && renovado?.pasos !== 1) {',
    despues: 'if (fila.tarde) {',
    recorrido: 'e2e/auth/descanso.spec.ts',
    titulo:
      'a renewal whose answer never came takes neither the screen nor the session from who sells',
  },
  abono: {
    que: 'Lo que un cliente abona en efectivo no entra en la caja',
    archivo: 'services/ordering/src/cuentas/registrarAbono.ts',
    antes: "case when $4::text = 'EFECTIVO' then $8::numeric else 0 end",
    despues: '0',
    recorrido: 'e2e/ventas/credito.spec.ts',
    titulo: 'a sale is left on account, paid in part, and the drawer closes to the cent',
    previos: ['a company says that it sells on account, and up to how much'],
  },
  canal: {
    que: 'Una venta no guarda por qué canal se hizo: el reporte no dice nada de lo que salió a domicilio',
    archivo: 'services/ordering/src/ventas/ventaEnJson.ts',
    antes: '    canal: venta.canal,\n',
    despues: '    canal: null,\n',
    recorrido: 'e2e/ventas/tarifas.spec.ts',
    titulo: 'the report says what went to a house, and opens the sales behind it',
    previos: [
      'an Administrador writes a happy hour, and what delivery costs',
      'the till sells at the price of its hour and of its channel, to the cent, ',
    ],
  },
  fundas: {
    que: 'La factura de una venta con fundas no dice su ICE: el mes de quien declara no lo tiene',
    archivo: 'services/ordering/src/ventas/comprobanteDeVenta.ts',
    antes: '      ...(linea.ice > 0 && { ice: linea.ice }),\n',
    despues: '',
    recorrido: 'e2e/ventas/fundas.spec.ts',
    titulo: 'the month says it beside what is declared of IVA, and the XML too',
    previos: [
      'a bag is registered with its ICE, at a price that it is in',
      'bags are sold under a discount that leaves their tax whole, ',
    ],
  },
  feriado: {
    que: 'Una caja abierta se queda en el día en que se abrió: el feriado empieza y sigue cobrando el IVA de ayer',
    archivo: 'remote-ventas/src/puntoventa/catalogo/useLeyDelDia.ts',
    antes: 'const diaDeHoy = () => fechaNegocio(horaDelServidor());',
    despues: 'const APERTURA = horaDelServidor();\nconst diaDeHoy = () => fechaNegocio(APERTURA);',
    recorrido: 'e2e/ventas/feriado.spec.ts',
    titulo: 'it begins: the open sale is at 8% from midnight on, ',
  },
  documentos: {
    que: 'Una orden de lo que lleva factura y lo que lleva nota de venta se cobra entera con una factura',
    archivo: 'shared/src/domain/ley/documentoDeVenta.ts',
    antes: "  if (fuera < lineas.length) return 'MEZCLA';\n",
    despues: '',
    recorrido: 'e2e/ventas/dosDocumentos.spec.ts',
    titulo: 'an order of both is parted when it is paid, and each part has its document',
    previos: [
      'it says that it sells with both, and registers its talonario',
      'a product is marked as outside of it',
    ],
  },
  retiro: {
    que: 'El trabajador que el servidor quiere quitar sigue donde ninguna página puede hacerlo',
    archivo: 'services/platform/src/pagina/trabajadorRoutes.ts',
    antes: 'if (sinTrabajador) return reply.headers(CABECERAS).send(RETIRO);',
    despues: '',
    recorrido: 'e2e/sin-linea/retiro.spec.ts',
    titulo: 'takes itself away where no page of the product can do it',
    previos: [
      'keeps the page of a till, until the server says otherwise; then it goes with all it kept, and comes back',
    ],
  },
  aldia: {
    que: 'Inicio no pregunta cuando el servidor dice que algo cambió: sus cifras esperan al minuto',
    archivo: 'shared/src/piezas/flujo/useFlujo.ts',
    antes: 'const suya = cual === tema &&',
    despues: 'const suya = frescaMs === 0 && cual === tema &&',
    recorrido: 'e2e/marco/flujo.spec.ts',
    titulo: 'Inicio changes under the eye: what is taken, sold and in the drawer',
  },
  partes: {
    que: 'Lo que se pasa a otra cuenta se queda también en la primera',
    archivo: 'shared/src/domain/orden/cuentaDividida.ts',
    antes: 'origen: quitarLinea(origen, clave)',
    despues: "origen: quitarLinea(origen, '')",
    recorrido: 'e2e/ventas/cobros.spec.ts',
    titulo: 'a bill goes in three parts; ',
  },
  rebaja: {
    que: 'El descuento de la cuenta entera se pide, se aprueba y no se aplica',
    archivo: 'remote-ventas/src/carrito/carritoSlice.ts',
    antes: 'rebajarCuenta(payload.cuenta, payload.rebaja)',
    despues: 'rebajarCuenta(payload.cuenta, null)',
    recorrido: 'e2e/ventas/cobros.spec.ts',
    titulo: 'a bill with discount and tip is paid in cash and by card, and invoiced, ',
  },
  adicionales: {
    que: 'Lo que se agrega a un plato no se cobra',
    archivo: 'shared/src/domain/producto/opciones.ts',
    antes: '...elegidos.map(',
    despues: '...elegidos.slice(0, 0).map(',
    recorrido: 'e2e/ventas/opciones.spec.ts',
    titulo: 'the till asks them, charges what they add, and the sale shows them',
    previos: ['an administrator says what a dish asks, and is told what is wrong with it'],
  },
  efectivo: {
    que: 'El cuadre espera en efectivo solo lo que había al abrir: las ventas no cuentan',
    archivo: 'services/ordering/src/caja/cuadres/informe.ts',
    antes: 'pagado.EFECTIVO.total +',
    despues: '',
    recorrido: 'e2e/caja/cuadre.spec.ts',
    titulo:
      'sells, counts blind, counts again, closes with a reason and an approval, and is logged out',
  },
  anulable: {
    que: 'Una factura a consumidor final se puede anular en el SRI',
    archivo: 'services/kit/src/documento/anulacion.ts',
    antes:
      'if (esConsumidorFinal(identificacion)) return no(ERRORES.ANULACION_CONSUMIDOR_FINAL.msg);',
    despues: '',
    recorrido: 'e2e/facturas/acciones.spec.ts',
    titulo: 'an authorised invoice is voided with a credit note',
  },
  ajena: {
    que: 'Un área apagada a una empresa sigue contestando',
    archivo: 'services/kit/src/acceso/acceso.ts',
    antes:
      "if (!habilitada) throw new AppError('AREA_NO_HABILITADA', { usuario: caller.id, area });",
    despues: '',
    recorrido: 'e2e/admin/operador.spec.ts',
    titulo: 'of two companies that differ each screen offers',
  },
  perfiles: {
    que: 'Un perfil lee lo que no es suyo: el cajero, la reportería',
    archivo: 'services/kit/src/acceso/acceso.ts',
    antes: 'if (!perfiles.includes(caller.perfil)) {',
    despues: "if (!perfiles.includes(caller.perfil) && caller.perfil === 'Vendedor') {",
    recorrido: 'e2e/reportes/reporteria.spec.ts',
    titulo: 'it is not for those who sell',
  },
  merma: {
    que: 'Una merma que se reversa devuelve la mitad',
    archivo: 'services/ordering/src/bodega/reversarMerma.ts',
    antes: 'const cantidad = -Number(merma.cantidad);',
    despues: 'const cantidad = -Number(merma.cantidad) / 2;',
    recorrido: 'e2e/inventario/bodega.spec.ts',
    titulo: 'a material comes in, is wasted',
  },
  retirado: {
    que: 'Un build que se retiró por malo se publica otra vez',
    archivo: 'services/platform/src/publicar/publicarBuild.ts',
    antes: 'if (malo !== null)',
    despues: "if (malo === '')",
    recorrido: 'e2e/equipo/publicar.spec.ts',
    titulo: 'what was taken back is not let out again',
    previos: [
      'what a team changes in its screen and publishes',
      'a rollback brings the screen before back',
    ],
  },
  provisional: {
    que: 'Quien recibe una contraseña de otra persona puede quedarse con ella',
    archivo: 'services/identidad/src/usuarios/usuariosRoutes.ts',
    antes: 'cambiar: cambiar_clave,',
    despues: 'cambiar: false,',
    recorrido: 'e2e/admin/usuarios.spec.ts',
    titulo:
      'they log in, are told to choose a password of their own, and are out at once when switched off',
    previos: ['somebody is made with a measured password, once however often Enter is pressed'],
  },
};
