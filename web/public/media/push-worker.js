// Shows the push notices of the CRM and opens their targets. It controls no page: its scope is this
// folder, and it neither answers requests nor caches.
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  const options = { body, tag: title, icon: '/media/icon-192.png', data: url };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
