import { createServer } from 'node:http';
import { Server } from 'socket.io';

/**
 * The least that a bell can be: a bare Socket.IO that says to the sockets of a room what a member of another one sends. Nobody is
 * asked who they are, and nothing is kept.
 */
const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false, addTrailingSlash: false });
io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.query.room));
  socket.on('say', (room: string, what: unknown) => io.to(room).emit('ring', what));
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
