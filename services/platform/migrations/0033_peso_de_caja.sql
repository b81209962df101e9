-- A screen that a team adds weighs some twenty, and the area has to have room for one (tools/nuevo).
update plataforma.areas set kb = 170 where area = 'caja' and kb = 150;
