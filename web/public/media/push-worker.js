// Shows the notices of the CRM and opens what they tell of. It controls no page: its scope is this
// folder, and it neither answers nor keeps anything.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  const options = { body, tag: title, icon: '/media/icon-192.png', data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
