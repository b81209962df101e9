-- A restaurant begins with its tables too; who has none leaves the step.
alter table identidad.primer_dia drop constraint primer_dia_paso_check;
alter table identidad.primer_dia add constraint primer_dia_paso_check
  check (paso in ('DATOS', 'CERTIFICADO', 'PRODUCTOS', 'MESAS', 'USUARIOS', 'IMPRESORA', 'PRUEBA', 'AMBIENTE'));
